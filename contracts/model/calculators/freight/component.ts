/** Builds the lines of a shipment's cost. */
import type { Range } from '../../range.ts'
import { ZERO } from './amounts.ts'
import type { FreightInput } from './input.ts'
import type { Load } from './load.ts'
import type { ComponentKey, Mode, Region } from './modes.ts'
import type { RateCard } from './rate-card.ts'
import type { Basis, Chargeable, Component, GapKey, NoteKey } from './result.ts'

/** What all modes of a calculation share. */
export interface Shipment {
  input: FreightInput
  pricedOn: string
  region: Region | null
  load: Load
  units: number | null
  /** US cents; null if it is unknown, for the reason in `goodsGap`. */
  goodsValue: Range | null
  goodsGap: GapKey | null
  oversizeCartons: number
}

/** A mode with its rate card and its chargeable quantity. */
export interface Carriage {
  mode: Mode
  card: RateCard | null
  chargeable: Chargeable
}

/** A component before it is decided who pays it. */
export type Line = Omit<Component, 'paidBy'>

export const known = (key: ComponentKey, amount: Range, basis: Basis, notes: NoteKey[] = []): Line => ({
  key,
  amount,
  basis,
  gap: null,
  notes,
})

export const unknown = (key: ComponentKey, gap: GapKey, basis: Basis | null = null): Line => ({
  key,
  amount: null,
  basis,
  gap,
  notes: [],
})

/** The line, or zero if the price of the card includes it. */
export function unlessIncluded(key: ComponentKey, card: RateCard | null, line: () => Line): Line {
  return card?.includes.includes(key) ? known(key, ZERO, { kind: 'included', card: card.id }) : line()
}
