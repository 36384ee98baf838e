/** What a mode of a freight calculation says about the profit of a unit. */
import type { Marketplace } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { convertExactly, currencyOf } from '../exchange.ts'
import type { ProfitInput } from '../profit/input.ts'
import type { FreightInput } from './input.ts'
import type { Mode } from './modes.ts'
import type { Freight, ModeResult } from './result.ts'

/** Minor units of the marketplace's currency for one unit: the upper bounds, because a profit must bear them. */
export interface HandedFreight {
  marketplace: Marketplace
  mode: Mode
  cost: number | null
  /** With fees on import, but without what the duty layers take. */
  freight: number | null
  tariffs: ProfitInput['tariffs']
}

/** The tariffs hold a rate for each layer; a card that includes the duty leaves none to pay. */
export function toProfit(
  input: FreightInput,
  freight: Freight,
  { mode, landed, components }: ModeResult,
): HandedFreight {
  const { marketplace, duty: typed, exchange } = input
  const duty = components.find(({ key }) => key === 'duty')
  const currency = currencyOf(marketplace)
  const dutyCents = duty?.amount?.high ?? 0
  const layers = convertExactly(dutyCents, 'USD', currency, exchange)
  const perUnit = layers === null || !freight.units ? 0 : roundTo(layers / freight.units, 0)
  const fees = landed.duty ? Math.max(0, landed.duty.high - perUnit) : 0
  const isIncluded = duty?.basis?.kind === 'included'
  const day = (lookedUpOn: string | null) => lookedUpOn ?? freight.pricedOn
  const rateOf = (...kinds: string[]) => {
    const known = typed.layers.filter(({ kind, rate }) => kinds.includes(kind) && rate !== null)
    return known.length === 0 ? null : known.reduce((sum, { rate }) => sum + (rate ?? 0), 0)
  }
  const dayOf = (...kinds: string[]) =>
    day(typed.layers.find(({ kind, rate }) => kinds.includes(kind) && rate !== null)?.lookedUpOn ?? null)
  return {
    marketplace,
    mode,
    cost: landed.goods?.high ?? null,
    freight: landed.freight && landed.freight.high + fees,
    tariffs: [
      { kind: 'base', rate: isIncluded ? 0 : rateOf('base'), on: dayOf('base') },
      { kind: 'section301', rate: isIncluded ? null : rateOf('section301'), on: dayOf('section301') },
      { kind: 'section232', rate: isIncluded ? null : rateOf('section232'), on: dayOf('section232') },
      // The profit calculation has no layer of its own for Section 122.
      {
        kind: 'other',
        rate: isIncluded ? null : rateOf('section122', 'other'),
        on: dayOf('section122', 'other'),
      },
    ],
  }
}

/** The profit input with what the freight calculation knows; the rest stays. The marketplaces must be the same. */
export function withFreight(input: ProfitInput, { cost, freight, tariffs }: HandedFreight): ProfitInput {
  return {
    ...input,
    cost: cost ?? input.cost,
    freight: freight ?? input.freight,
    tariffs: input.tariffs.map((layer) => tariffs.find(({ kind }) => kind === layer.kind) ?? layer),
  }
}
