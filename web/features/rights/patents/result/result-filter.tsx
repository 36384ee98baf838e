import { NativeSelect } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { ClassSelect } from '../search/class-select.tsx'
import { OfficeChoice, ValidityChoice } from '../search/multi-choice.tsx'
import { JUDGED, ORDERS, type ResultAsked } from './asked.ts'
import classes from './result.module.css'
import { ThresholdChoice } from './threshold-choice.tsx'

interface ResultFilterProps {
  asked: ResultAsked
  ask: (values: Partial<Record<keyof ResultAsked, string>>) => void
  /** How many are left. */
  total: number
  /** Whether a picture was searched: else nothing is alike. */
  withPicture: boolean
  thresholds: Thresholds
  onThresholds: (thresholds: Thresholds) => void
}

/** How many there are, in which order, and which of them. */
export function ResultFilter({ asked, ask, total, withPicture, thresholds, onThresholds }: ResultFilterProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const orders = ORDERS.map((value) => ({
    value,
    label: t(value === 'similarity' && !withPicture ? 'order.match' : `order.${value}`),
  }))
  return (
    <search className={classes.filter}>
      <p role="status" className={classes.total}>
        {t('result.total', { total: formatCount(total, language) })}
      </p>
      {withPicture && <ThresholdChoice value={thresholds} onChange={onThresholds} />}
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
