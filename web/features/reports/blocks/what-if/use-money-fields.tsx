import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { amountsOf, fractionOf, percentField } from '#web/features/calculators/public/amounts.ts'
import type { NumberFieldProps } from '#web/kit/fields/number-field.tsx'
import { useReportContext } from '../report-context.tsx'

type Shown = Omit<NumberFieldProps, 'onChange'>

/** Functions for the props of number fields, which show minor units as major units and fractions as percent. */
export function useMoneyFields(price: number) {
  const { text, marketplace } = useReportContext()
  const amounts = amountsOf(marketplace)
  const { decimals } = marketplaces[marketplace]
  const step = 10 ** -Math.min(decimals, 1)

  /** `upTo`: the maximum of the slider, as a multiple of the report's price. */
  const money = (label: TextKey, minor: number | null, upTo?: number): Shown => ({
    label: text(label),
    ...amounts.money(minor),
    ...(upTo === undefined ? {} : { slider: { max: Math.ceil((price / 10 ** decimals) * upTo), step } }),
  })
  money.minor = amounts.minor

  /** `upTo`: the maximum of the slider in percent. `max`: the largest fraction that the field accepts. */
  const percent = (label: TextKey, fraction: number | null, upTo?: number, max?: number): Shown => ({
    label: text(label),
    ...percentField(fraction, max),
    ...(upTo === undefined ? {} : { slider: { max: upTo, step: 0.5 } }),
  })
  percent.fraction = fractionOf

  return { money, percent }
}
