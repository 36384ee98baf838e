/**
 * Converts values for fields of money and percentages: the model uses minor units and fractions, the fields major units
 * and percent.
 */
import { MAX_MONEY } from '#contracts/model/calculators/profit/input.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { minorUnits } from '#contracts/model/money.ts'
import { roundTo } from '#contracts/model/number.ts'
import type { NumberFieldProps } from '#web/kit/fields/number-field.tsx'

type Shown = Pick<NumberFieldProps, 'value' | 'unit' | 'decimals' | 'max'>

export function amountsOf(marketplace: Marketplace) {
  const { decimals, currency } = marketplaces[marketplace]
  const scale = 10 ** decimals
  return {
    money: (minor: number | null): Shown => ({
      value: minor === null ? null : minor / scale,
      unit: currency,
      decimals,
      max: MAX_MONEY / scale,
    }),
    minor: (amount: number | null) => (amount === null ? null : minorUnits(amount, marketplace)),
  }
}

/** Props of a percentage field; `max` is the largest fraction. Customs rates need the three decimals. */
export const percentField = (fraction: number | null, max = 10): Shown => ({
  value: fraction === null ? null : fraction * 100,
  unit: '%',
  decimals: 3,
  max: max * 100,
})

/** Rounds away the floating-point noise of the division. */
export const fractionOf = (percent: number | null) => (percent === null ? null : roundTo(percent / 100, 8))
