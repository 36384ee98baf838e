/** Hands cost, freight and duty of a unit from a freight mode to a profit calculation. */
import { isValuedForExport } from '../../customs-value.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { convertExactly, currencyOf } from '../exchange.ts'
import { type ProfitInput, TARIFF_KINDS } from '../profit/input.ts'
import { sumKnown } from './amounts.ts'
import { TO_THE_BORDER } from './duty.ts'
import type { FreightInput } from './input.ts'
import type { ComponentKey, Mode } from './modes.ts'
import type { Component, Freight, ModeResult } from './result.ts'

type FixedDuty = NonNullable<ProfitInput['fixedDuty']>

/**
 * Minor units of the marketplace's currency for one unit. All are upper bounds, so that the profit holds in the worst
 * case.
 */
export interface HandedFreight {
  marketplace: Marketplace
  mode: Mode
  cost: number | null
  /** Includes import fees, but not the duty by layers. */
  freight: number | null
  /**
   * The part of the freight that belongs to the customs value; null if duty is charged on the goods alone or the
   * freight is unknown.
   */
  freightToBorder: number | null
  tariffs: ProfitInput['tariffs']
  /** Duty of one unit instead of the rates. */
  fixedDuty: FixedDuty | null
  /** Components without a price. Duty is not among them: the profit calculation asks for its rates itself. */
  leavesOut: ComponentKey[]
}

/**
 * The tariffs have a rate for each layer. The rates are blank if the price includes the duty or a flat duty replaces it.
 */
export function toProfit(
  input: FreightInput,
  freight: Freight,
  { mode, landed, components, missing }: ModeResult,
): HandedFreight {
  const { marketplace, exchange } = input
  const perUnit = (cents: number): number => {
    const amount = convertExactly(cents, 'USD', currencyOf(marketplace), exchange)
    return amount === null || !freight.units ? 0 : roundTo(amount / freight.units, 0)
  }
  const duty = components.find(({ key }) => key === 'duty' || key === 'euItemDuty')
  const dutyPerUnit = perUnit(duty?.amount?.high ?? 0)
  const fees = landed.duty ? Math.max(0, landed.duty.high - dutyPerUnit) : 0
  const fixed = fixedDutyOf(duty)
  const toBorder = components.filter(({ key }) => TO_THE_BORDER.includes(key)).map(({ amount }) => amount)
  return {
    marketplace,
    mode,
    cost: landed.goods?.high ?? null,
    freight: landed.freight && landed.freight.high + fees,
    freightToBorder: landed.freight && !isValuedForExport(marketplace) ? perUnit(sumKnown(toBorder).high) : null,
    tariffs: tariffsOf(input, freight.pricedOn, fixed === null),
    fixedDuty: fixed && { by: fixed, amount: dutyPerUnit },
    leavesOut: missing.filter((key) => key !== 'duty'),
  }
}

/** Why the duty does not depend on rates; null if it does. */
function fixedDutyOf(duty: Component | undefined): FixedDuty['by'] | null {
  switch (duty?.basis?.kind) {
    case 'perItem':
      return 'flat'
    case 'included':
    case 'exempt':
      return duty.basis.kind
    default:
      return null
  }
}

function tariffsOf({ duty }: FreightInput, pricedOn: string, byLayers: boolean): ProfitInput['tariffs'] {
  return TARIFF_KINDS.map((kind) => {
    const known = duty.layers.filter((layer) => layer.kind === kind && layer.rate !== null)
    const rate = known.length === 0 ? null : known.reduce((sum, layer) => sum + (layer.rate ?? 0), 0)
    return { kind, rate: byLayers ? rate : null, on: known[0]?.lookedUpOn ?? pricedOn }
  })
}

/**
 * Replaces figures of the profit input by those that the freight calculation knows. Both must have the same
 * marketplace.
 */
export function withFreight(input: ProfitInput, handed: HandedFreight): ProfitInput {
  const { cost, freight, freightToBorder, tariffs, fixedDuty, leavesOut } = handed
  return {
    ...input,
    cost: cost ?? input.cost,
    freight: freight ?? input.freight,
    ...(freight !== null && { freightLeavesOut: leavesOut }),
    freightToBorder: freight === null ? input.freightToBorder : freightToBorder,
    fixedDuty,
    tariffs: input.tariffs.map((layer) => tariffs.find(({ kind }) => kind === layer.kind) ?? layer),
  }
}
