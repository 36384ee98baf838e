/** Landed cost of one unit in the marketplace's currency, for the profit calculation. */

import { roundTo } from '../../number.ts'
import { exactly, type Range } from '../../range.ts'
import { convertExactly, currencyOf } from '../exchange.ts'
import { mapRange, sum, sumKnown, ZERO } from './amounts.ts'
import type { Shipment } from './component.ts'
import { DUTY_COMPONENTS } from './modes.ts'
import type { Component, GapKey, ImportVat, LandedCost, LandedGap } from './result.ts'

/** Each part is rounded to a minor unit; the total is the sum of the rounded parts. */
export function landedCostOf({ input, units }: Shipment, components: readonly Component[], vat: ImportVat): LandedCost {
  const { goods, exchange, marketplace } = input
  const currency = currencyOf(marketplace)
  const perUnit = (cents: Range | null): Range | null => {
    if (cents === null || units === null || convertExactly(1, 'USD', currency, exchange) === null) return null
    return mapRange(cents, (amount) => (convertExactly(amount, 'USD', currency, exchange) ?? 0) / units)
  }
  const value = goods.unitValue && convertExactly(goods.unitValue.amount, goods.unitValue.currency, currency, exchange)
  const isDuty = ({ key }: Component) => DUTY_COMPONENTS.includes(key)
  const amounts = (some: readonly Component[]) => sumKnown(some.map(({ amount }) => amount))
  const isPriced = components.some(({ key, amount }) => key === 'mainFreight' && amount !== null)
  const isDutyKnown = isPriced && components.every(({ key, amount }) => key !== 'duty' || amount !== null)
  const parts = {
    goods: value === null ? null : exactly(roundTo(value, 0)),
    freight: perUnit(isPriced ? amounts(components.filter((each) => !isDuty(each))) : null),
    duty: perUnit(isDutyKnown ? amounts(components.filter(isDuty)) : null),
    vat: vat.reclaimable ? ZERO : perUnit(vat.amount),
  }
  return {
    currency,
    exchangeOn: exchange?.on ?? null,
    ...parts,
    total: parts.goods && parts.freight && sum([parts.goods, parts.freight, parts.duty ?? ZERO, parts.vat ?? ZERO]),
    gaps: gapsOf(components, vat, {
      noGoodsValue: goods.unitValue === null,
      noUnits: units === null,
      noExchangeRate:
        convertExactly(1, 'USD', currency, exchange) === null || (goods.unitValue !== null && value === null),
    }),
  }
}

function gapsOf(
  components: readonly Component[],
  vat: ImportVat,
  missing: Partial<Record<GapKey, boolean>>,
): LandedGap[] {
  const own = (Object.keys(missing) as GapKey[]).filter((gap) => missing[gap])
  return mergeGaps([
    ...own.map((gap): LandedGap => ({ gap, components: [] })),
    ...components.flatMap(({ key, gap }): LandedGap[] => (gap ? [{ gap, components: [key] }] : [])),
    ...(vat.gap && !vat.reclaimable ? [{ gap: vat.gap, components: ['importVat' as const] }] : []),
  ])
}

/** Merges gaps with the same reason into one with all its components; without components if the reason concerns the whole. */
export function mergeGaps(gaps: readonly LandedGap[]): LandedGap[] {
  const keys = [...new Set(gaps.map(({ gap }) => gap))]
  return keys.map((key) => {
    const same = gaps.filter(({ gap }) => gap === key)
    const isWhole = same.some(({ components }) => components.length === 0)
    return { gap: key, components: isWhole ? [] : [...new Set(same.flatMap(({ components }) => components))] }
  })
}
