/**
 * Freight from China to a fulfilment centre by every mode: cost, days, landed cost, schedule. Each amount is rounded to
 * a US cent, so components add up to the total exactly.
 */
import type { Marketplace } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { exactly, type Range } from '../../range.ts'
import { convertExactly } from '../exchange.ts'
import { mapRange, sumKnown } from './amounts.ts'
import { chargeableOf, MEASURES } from './chargeable.ts'
import { checkInput, unitsOf } from './check-input.ts'
import { type Carriage, type Line, type Shipment, unlessIncluded } from './component.ts'
import { containerCount } from './containers.ts'
import { customsValueOf, dutyLines, importVatOf } from './duty.ts'
import { centreOf, normaliseFcCode } from './fulfilment-centres.ts'
import type { FreightInput } from './input.ts'
import { landedCostOf } from './landed.ts'
import { loadOf, MM3_PER_CBM } from './load.ts'
import { fuel, insurance, mainFreight, typedCharge } from './main-freight.ts'
import {
  COMPONENTS,
  type ComponentKey,
  IMPORT_COMPONENTS,
  MODES,
  type Mode,
  SEA_MODES,
  typedComponentsOf,
} from './modes.ts'
import { type ChosenCard, chooseCard, isUndated } from './rate-cards.ts'
import type { Basis, Component, Freight, FreightResult, ModeResult, NoteKey } from './result.ts'
import { scheduleOf } from './schedule.ts'

/** Trains from China reach Europe only (common knowledge). */
const BY_RAIL: readonly Marketplace[] = ['UK', 'DE', 'FR', 'IT', 'ES']

/**
 * Returns the results of all modes, or the problems of the input.
 * @param today the seller's current day, YYYY-MM-DD. Cards are chosen for the ship date, or for today if an in-stock
 * date is given.
 */
export function freightOf(input: FreightInput, today: string): FreightResult {
  const problems = checkInput(input)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, freight: computeFreight(input, today) }
}

function computeFreight(input: FreightInput, today: string): Freight {
  const shipment = shipmentOf(input, today)
  const { load, goodsValue, oversizeCartons, pricedOn, region, units } = shipment
  const modes = MODES.map((mode) => modeResult(shipment, mode, today))
  return {
    marketplace: input.marketplace,
    fcCode: codeOf(input),
    region,
    pricedOn,
    cartons: load.cartons,
    units,
    grossGrams: load.grossGrams,
    cbm: load.mm3 / MM3_PER_CBM,
    goodsValue,
    oversizeCartons,
    modes,
    points: modes.flatMap(({ mode, total, schedule }) =>
      total && schedule ? [{ mode, cost: { low: total.low, high: total.high }, days: schedule.days }] : [],
    ),
  }
}

const codeOf = ({ fcCode }: FreightInput): string | null => (fcCode?.trim() ? normaliseFcCode(fcCode) : null)

function shipmentOf(input: FreightInput, today: string): Shipment {
  const { cartons, goods, date, exchange, fulfilmentCentres, limits } = input
  const code = codeOf(input)
  const units = goods.units ?? unitsOf(cartons)
  const value =
    goods.unitValue && units !== null
      ? convertExactly(goods.unitValue.amount * units, goods.unitValue.currency, 'USD', exchange)
      : null
  return {
    input,
    pricedOn: date.kind === 'ship' ? date.on : today,
    region: (code && centreOf(code, fulfilmentCentres)?.region) || null,
    load: loadOf(cartons),
    units,
    goodsValue: value === null ? null : exactly(roundTo(value, 0)),
    goodsGap: value !== null ? null : !goods.unitValue ? 'noGoodsValue' : units === null ? 'noUnits' : 'noExchangeRate',
    oversizeCartons: cartons
      .filter(
        ({ lengthMm, widthMm, heightMm, weightGrams }) =>
          Math.max(lengthMm, widthMm, heightMm) > limits.oversizeSideMm || weightGrams > limits.oversizeGrams,
      )
      .reduce((total, { count }) => total + count, 0),
  }
}

function modeResult(shipment: Shipment, mode: Mode, today: string): ModeResult {
  const { input, region, pricedOn, load, units } = shipment
  const { marketplace, rateCards } = input
  const isServed = mode !== 'rail' || BY_RAIL.includes(marketplace)
  const chosen = isServed ? chooseCard(rateCards, { mode, marketplace, region, on: pricedOn }) : null
  const card = chosen?.card ?? null
  const chargeable = chargeableOf(input.cartons, card?.measure ?? MEASURES[mode], input.containers)
  const carriage: Carriage = { mode, card, chargeable }
  const freight = isServed ? freightLines(shipment, carriage) : []
  const value = customsValueOf(shipment, freight)
  const lines = isServed ? [...freight, ...dutyLines(shipment, carriage, value)] : []
  const components = inOrder(lines).map((line) => ({ ...line, paidBy: payerOf(line, input) }))
  const importVat = importVatOf(shipment, carriage, value, lines)
  const main = components.find(({ key }) => key === 'mainFreight')
  const total = main?.amount ? sumKnown(components.map(({ amount }) => amount)) : null
  const transitDays = card?.transitDays ? { low: card.transitDays.low, high: card.transitDays.high } : null
  return {
    mode,
    gap: isServed ? (main?.gap ?? null) : 'notServed',
    card: card && { id: card.id, kind: card.kind, validFrom: card.validFrom, validTo: card.validTo },
    notes: notesOf(shipment, chosen, main),
    chargeable:
      main?.basis?.kind === 'containers' ? { ...chargeable, quantity: containerCount(main.basis.counts) } : chargeable,
    components,
    total,
    onArrival: total && sumKnown(components.flatMap(({ paidBy, amount }) => (paidBy === 'importer' ? [amount] : []))),
    perUnit: total && units !== null ? divided(total, units) : null,
    perKg: total && divided(total, load.grossGrams / 1000),
    missing: components.flatMap(({ key, amount }) => (amount ? [] : [key])),
    importVat,
    landed: landedCostOf(shipment, components, importVat),
    transitDays,
    schedule: transitDays && scheduleOf(input, transitDays, today),
  }
}

const divided = (total: Range, by: number): Range => mapRange(total, (amount) => amount / by)

/** The lines of the freight that apply to the mode and destination. */
function freightLines(shipment: Shipment, carriage: Carriage): Line[] {
  const { input, oversizeCartons } = shipment
  const { mode, card } = carriage
  const main = mainFreight(shipment, carriage)
  const applies: Partial<Record<ComponentKey, boolean>> = {
    isf: SEA_MODES.includes(mode),
    remoteArea: input.options.remoteArea,
    oversize: oversizeCartons > 0,
  }
  const rate = input.options.insurance
  return [
    main,
    unlessIncluded('fuel', card, () => fuel(main, card)),
    ...(rate ? [unlessIncluded('insurance', card, () => insurance(shipment, rate))] : []),
    ...typedComponentsOf(input.marketplace)
      .filter((key) => applies[key] ?? true)
      .map((key) => unlessIncluded(key, card, () => typedCharge(key, shipment, carriage, main))),
  ]
}

const place = (key: ComponentKey) => COMPONENTS.indexOf(key)
const inOrder = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => place(a.key) - place(b.key))

const payerOf = ({ key, basis }: Line, { options }: FreightInput): Component['paidBy'] =>
  options.terms === 'DDU' && IMPORT_COMPONENTS.includes(key) && basis?.kind !== 'included' ? 'importer' : 'forwarder'

function notesOf({ input, region }: Shipment, chosen: ReturnType<typeof chooseCard>, main?: Line): NoteKey[] {
  const includesDuty = chosen?.card.includes.some((key) => key === 'duty') ?? false
  return [
    ...(chosen ? cardNotes(chosen, main?.basis ?? null) : []),
    ...(includesDuty && input.options.terms === 'DDU' ? (['cardIncludesDuty'] as const) : []),
    ...(codeOf(input) !== null && region === null ? (['regionUnknown'] as const) : []),
  ]
}

/** A note if the used price is undated or is not in force on the day. */
function cardNotes({ card, state }: ChosenCard, basis: Basis | null): NoteKey[] {
  const prices = basis?.kind === 'containers' ? basis.prices : card.prices
  if (isUndated({ kind: card.kind, prices })) return ['cardUndated']
  if (state === 'ended') return ['cardEnded']
  return state === 'notYet' ? ['cardNotYet'] : []
}
