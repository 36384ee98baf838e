import { marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { NumberFieldProps } from '#web/kit/fields/number-field.tsx'
import { useReportContext } from '../report-context.tsx'

type Shown = Omit<NumberFieldProps, 'onChange'>

/** Props of number fields. The model uses minor units and fractions; the fields show major units and percent. */
export function useMoneyFields(price: number) {
  const { text, marketplace } = useReportContext()
  const { decimals, currency } = marketplaces[marketplace]
  const major = (minor: number) => minor / 10 ** decimals
  const step = 10 ** -Math.min(decimals, 1)

  /** `upTo`: end of the slider as a multiple of the report's price. */
  const money = (label: TextKey, minor: number | null, upTo?: number): Shown => ({
    label: text(label),
    value: minor === null ? null : major(minor),
    unit: currency,
    decimals,
    ...(upTo === undefined ? {} : { slider: { max: Math.ceil(major(price) * upTo), step } }),
  })
  money.minor = (amount: number | null) => (amount === null ? null : minorUnits(amount, marketplace))

  /** `upTo`: end of the slider in percent. */
  const percent = (label: TextKey, fraction: number | null, upTo?: number): Shown => ({
    label: text(label),
    value: fraction === null ? null : fraction * 100,
    unit: '%',
    ...(upTo === undefined ? {} : { slider: { max: upTo, step: 0.5 } }),
  })
  percent.fraction = (shown: number | null) => (shown === null ? null : shown / 100)

  return { money, percent }
}
