/** The result of a freight calculation. Money is in US cents unless a field names another currency. */

import type { Marketplace } from '../../marketplaces.ts'
import type { Range } from '../../range.ts'
import type { Currency } from '../exchange.ts'
import type { Charge, DutyLayerKind } from './input.ts'
import type { ComponentKey, Container, Mode, Region } from './modes.ts'
import type { RateCard } from './rate-card.ts'

/** Why a figure of the input is refused. */
export const PROBLEMS = [
  'notANumber',
  'notPositive',
  'negative',
  'notWhole',
  'tooLarge',
  'tooSmall',
  'tooHeavyForSize',
  'tooLightForSize',
  'missing',
  'noCartons',
  'unitsDiffer',
  'reversed',
  'badDay',
  'badHts',
  'badFcCode',
  'fcOfOtherMarketplace',
  'layerOfOtherMarketplace',
  'duplicate',
  'cardsOverlap',
  'cardUnits',
  'cardRegion',
] as const
export type ProblemKey = (typeof PROBLEMS)[number]

/** `field` is the path in the input: `cartons.0.lengthMm`. */
export interface Problem {
  field: string
  reason: ProblemKey
}

/** Why an amount is unknown. */
export const GAPS = [
  'blank', // the seller has not entered it
  'notServed', // the mode does not go to this marketplace
  'noCard',
  'noContainerPrice',
  'cartonExceedsContainer',
  'noGoodsValue',
  'noUnits',
  'noExchangeRate',
  'noFreight', // needs the main freight, which is unknown
  'noDutyRate',
  'noVatRate',
  'entryLimits', // the seller has not entered the minimum and maximum per entry
] as const
export type GapKey = (typeof GAPS)[number]

/** Remarks about an amount or a mode. */
export const NOTES = [
  'cardEnded', // the card's days are over
  'cardNotYet', // the card's days have not begun
  'cardUndated', // a published price without a date; the days of its card are ours
  'cardIncludesDuty', // DDU was chosen, and the price of the card contains the duty
  'minimumCharge', // the minimum charge of the card applies
  'leastQuantity', // the minimum chargeable quantity applies
  'dutyLayersBlank', // layers without a rate are not in the duty
  'dutyBaseIncomplete', // a part of the freight that belongs to the customs value is unknown
  'entryLimitBlank', // only the minimum or only the maximum is known, so the fee is a range
  'regionUnknown', // the fulfilment centre is in no list
] as const
export type NoteKey = (typeof NOTES)[number]

/** Numbers that explain an amount; a screen writes the line. */
export type Basis =
  | { kind: 'price'; quantity: number; per: 'kg' | 'cbm'; low: number; high: number; minimum: number | null }
  /** `prices`: of the containers that are used. */
  | { kind: 'containers'; counts: Record<Container, number>; prices: RateCard['prices']; minimum: number | null }
  | { kind: 'rate'; of: 'mainFreight' | 'goodsValue'; base: Range; low: number; high: number }
  | { kind: 'charge'; charge: Charge; quantity: number }
  | { kind: 'layers'; base: Range; layers: DutyLayerAmount[] }
  | { kind: 'entry'; base: Range; rate: number; least: number | null; most: number | null }
  | { kind: 'perItem'; of: LeviedOn; low: number; high: number; each: number; currency: Currency; validFrom: string }
  | { kind: 'exempt'; validTo: string }
  | { kind: 'included'; card: string }

/** What a flat duty or levy is charged on. */
type LeviedOn = 'itemCategory' | 'item' | 'consignment'

export interface DutyLayerAmount {
  kind: DutyLayerKind
  rate: number | null
  lookedUpOn: string | null
  amount: Range | null
}

export interface Component {
  key: ComponentKey
  /** null: unknown, and not in the sum. */
  amount: Range | null
  basis: Basis | null
  gap: GapKey | null
  notes: NoteKey[]
  /** Under DDU the importer pays some components on arrival; they are not on the forwarder's invoice. */
  paidBy: 'forwarder' | 'importer'
}

/** Weights in grams, volumes in CBM. */
export interface Chargeable {
  per: 'kg' | 'cbm' | 'container'
  grossGrams: number
  cbm: number
  /** null unless the mode is priced per kg. */
  volumetricGrams: number | null
  /** kg or CBM; for FCL, the number of containers in the plan. */
  quantity: number | null
  decidedBy: 'weight' | 'volume' | 'least' | null
  /** For each size, how many containers the shipment needs if it uses only that size; null unless the mode is FCL. */
  containers: Record<Container, number> | null
}

export interface ImportVat {
  rate: number | null
  amount: Range | null
  gap: GapKey | null
  reclaimable: boolean
  /** Whether the price of the card includes import VAT. */
  included: boolean
}

/** Amounts for one unit in minor units of the marketplace's currency. The profit calculation takes them over. */
export interface LandedCost {
  currency: Currency
  exchangeOn: string | null
  goods: Range | null
  freight: Range | null
  duty: Range | null
  /** Import VAT; 0 if the seller reclaims it. */
  vat: Range | null
  /** null unless goods and freight are known. Leaves out what is unknown, with the reasons in `gaps`. */
  total: Range | null
  gaps: LandedGap[]
}

/** Why the landed cost is incomplete, and what it leaves out; no components: the reason concerns the whole. */
export interface LandedGap {
  gap: GapKey
  components: (ComponentKey | 'importVat')[]
}

export const STEPS = ['order', 'ship', 'depart', 'arrive', 'cleared', 'delivered', 'inStock'] as const
export type StepKey = (typeof STEPS)[number]

export interface ScheduleStep {
  key: StepKey
  /** `fast`: the day if every leg takes its fewest days; `slow`: if every leg takes its most. */
  fast: string
  slow: string
}

export interface Schedule {
  /**
   * `forwards`: the day of each step after a ship date. `backwards`: the latest day of each step for an in-stock date;
   * `slow` leaves time for the slowest legs.
   */
  direction: 'forwards' | 'backwards'
  steps: ScheduleStep[]
  /** Days from shipping to being in stock, without unknown legs. */
  days: { low: number; high: number }
  missing: ('production' | 'export' | 'customs' | 'delivery' | 'checkIn')[]
  /** `tight`: in time only if some legs are faster than their most days. */
  verdict: 'inTime' | 'tight' | 'tooLate'
}

export interface ModeResult {
  mode: Mode
  /** Why the mode has no price, or null. */
  gap: GapKey | null
  card: Pick<RateCard, 'id' | 'kind' | 'validFrom' | 'validTo'> | null
  notes: NoteKey[]
  chargeable: Chargeable
  components: Component[]
  /** Sum of the known components; null without the main freight. */
  total: Range | null
  /** The part of `total` that the importer pays on arrival. */
  onArrival: Range | null
  perUnit: Range | null
  /** Per kg of gross weight. */
  perKg: Range | null
  /** Components that are unknown, so `total` is without them. */
  missing: ComponentKey[]
  importVat: ImportVat
  landed: LandedCost
  /** Days of the main leg; null: the card has none, so there is no schedule. */
  transitDays: { low: number; high: number } | null
  schedule: Schedule | null
}

export interface Freight {
  marketplace: Marketplace
  fcCode: string | null
  region: Region | null
  /** The day for which cards and levies were chosen. */
  pricedOn: string
  cartons: number
  units: number | null
  grossGrams: number
  cbm: number
  goodsValue: Range | null
  oversizeCartons: number
  modes: ModeResult[]
  /** Cost and days of the modes that have both, for the chart. */
  points: { mode: Mode; cost: { low: number; high: number }; days: { low: number; high: number } }[]
}

export type FreightResult = { ok: true; freight: Freight } | { ok: false; problems: Problem[] }
