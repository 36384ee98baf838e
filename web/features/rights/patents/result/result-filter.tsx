import { NativeSelect } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { OfficeChoice, TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { ClassSelect } from '../search/class-select.tsx'
import { ValidityChoice } from '../search/validity-choice.tsx'
import { JUDGED, ORDERS, type ResultAsked, targetsNamed } from './asked.ts'
import type { Found } from './hit.ts'
import classes from './result.module.css'
import { ThresholdChoice } from './threshold-choice.tsx'

interface ResultFilterProps {
  asked: ResultAsked
  ask: (values: Partial<Record<keyof ResultAsked, string>>) => void
  /** Those that are left; undefined while they are asked for. */
  found: Found | undefined
  /** Whether a picture was searched: else nothing is alike. */
  withPicture: boolean
  thresholds: Thresholds
  onThresholds: (thresholds: Thresholds) => void
}

/** How many there are, in which order, and which of them. */
export function ResultFilter({ asked, ask, found, withPicture, thresholds, onThresholds }: ResultFilterProps) {
  const { t } = useTranslation('patents')
  const [, remember] = useTargets()
  const targets = asked.targets ?? found?.targets ?? []
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
            ask({ targets: targetsNamed(chosen) })
          }}
        />
        {withPicture && <ThresholdChoice value={thresholds} onChange={onThresholds} />}
      </div>
      <div className={classes.selects}>
        <NativeSelect
          label={t('order.label')}
          value={asked.order}
          data={orders}
          onChange={({ currentTarget }) =>
            ask({ order: currentTarget.value === 'similarity' ? '' : currentTarget.value })
          }
        />
        <OfficeChoice value={asked.office} onChange={(office) => ask({ office: office.join() })} />
        <ValidityChoice value={asked.validity} onChange={(validity) => ask({ validity: validity.join() })} />
        <ClassSelect value={asked.loc} onChange={(loc) => ask({ loc })} />
        <NativeSelect
          label={t('verdict.label')}
          value={asked.verdict}
          data={[
            { value: '', label: t('form.all') },
            ...JUDGED.map((value) => ({ value, label: t(`verdict.${value}`) })),
          ]}
          onChange={({ currentTarget }) => ask({ verdict: currentTarget.value })}
        />
      </div>
    </search>
  )
}
