import { NativeSelect } from '@mantine/core'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { earlierMonth } from '#web/kit/list/earlier-month.ts'

interface MonthSelectProps {
  /** Months with data, latest first. */
  months: readonly string[]
  /** Undefined: the latest one. */
  value: string | undefined
  /** Empty: the latest one. */
  onChange: (month: string) => void
}

/** The month whose numbers a list shows. */
export function MonthSelect({ months, value, onChange }: MonthSelectProps) {
  const { t } = useTranslation('list')
  const [latest, ...earlier] = months
  const month = earlierMonth(value, months)
  return (
    <NativeSelect
      size="sm"
      label={t('month.label')}
      disabled={latest === undefined && month === undefined}
      value={month ?? ''}
      data={[
        { value: '', label: latest === undefined ? DASH : t('month.latest', { month: latest }) },
        // The month of the address shows even if it has no data, so that another one can be chosen.
        ...(month === undefined || earlier.includes(month) ? earlier : [month, ...earlier]),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
