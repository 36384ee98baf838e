import { NativeSelect } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { OfficeChoice, TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { ClassSelect } from '../search/class-select.tsx'
import { ValidityChoice } from '../search/validity-choice.tsx'
import { type Filters, ORDERS, targetsParam, VERDICT_OPTIONS } from './filters.ts'
import type { Found } from './hit.ts'
import classes from './result.module.css'
import { ThresholdChoice } from './threshold-choice.tsx'

interface ResultFilterProps {
  filters: Filters
  setFilters: (values: Partial<Record<keyof Filters, string>>) => void
  /** Undefined while loading. */
  found: Found | undefined
  /** True if the search had a picture; without a picture there is no similarity. */
  withPicture: boolean
  thresholds: Thresholds
  onThresholds: (thresholds: Thresholds) => void
}

export function ResultFilter({ filters, setFilters, found, withPicture, thresholds, onThresholds }: ResultFilterProps) {
  const { t } = useTranslation('patents')
  const [, remember] = useTargets()
  const targets = filters.targets ?? found?.targets ?? []
  const grouping = useGrouping()
  const counted = (count = 0) => formatCount(count, grouping)
  const orders = ORDERS.map((value) => ({
    value,
    label: t(value === 'similarity' && !withPicture ? 'order.match' : `order.${value}`),
  }))
  return (
    <search className={classes.filter}>
      <p role="status" className={classes.total}>
        {targets.length > 0
          ? t('result.counted', { total: counted(found?.total), counted: counted(found?.counted) })
          : t('result.total', { total: counted(found?.total) })}
      </p>
      <div className={classes.judging}>
        <TargetChoice
          value={targets}
          onChange={(chosen) => {
            remember(chosen)
            setFilters({ targets: targetsParam(chosen) })
          }}
        />
        {withPicture && <ThresholdChoice value={thresholds} onChange={onThresholds} />}
      </div>
      <div className={classes.selects}>
        <NativeSelect
          label={t('order.label')}
          value={filters.order}
          data={orders}
          onChange={({ currentTarget }) =>
            setFilters({ order: currentTarget.value === 'similarity' ? '' : currentTarget.value })
          }
        />
        <OfficeChoice value={filters.office} onChange={(office) => setFilters({ office: office.join() })} />
        <ValidityChoice value={filters.validity} onChange={(validity) => setFilters({ validity: validity.join() })} />
        <ClassSelect value={filters.loc} onChange={(loc) => setFilters({ loc })} />
        <NativeSelect
          label={t('verdict.label')}
          value={filters.verdict}
          data={[
            { value: '', label: t('form.all') },
            ...VERDICT_OPTIONS.map((value) => ({ value, label: t(`verdict.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setFilters({ verdict: currentTarget.value })}
        />
      </div>
    </search>
  )
}
