/** Charges of the state on import: duty by layers, flat EU duty on small consignments, US fees, import VAT. */
import { isValuedForExport } from '../../customs-value.ts'
import { marketplaces } from '../../marketplaces.ts'
import { roundTo } from '../../number.ts'
import { exactly, type Range } from '../../range.ts'
import { convertExactly } from '../exchange.ts'
import { taxesAllFreight } from '../import-vat.ts'
import { between, mapRange, sum, sumKnown, ZERO } from './amounts.ts'
import { type Carriage, known, type Line, type Shipment, unknown, unlessIncluded } from './component.ts'
import {
  CONSIGNMENT_LEVIES,
  type ConsignmentLevy,
  EU_ITEM_DUTY,
  EU_MARKETPLACES,
  EU_SMALL_CONSIGNMENT,
  US_HMF_RATE,
  US_MPF_RATE,
} from './levies.data.ts'
import { type ComponentKey, SEA_MODES } from './modes.ts'
import type { Basis, DutyLayerAmount, GapKey, ImportVat, NoteKey } from './result.ts'

/**
 * Freight that belongs to the customs value. A price to the door counts in full, because its inland part is unknown.
 */
export const TO_THE_BORDER: readonly ComponentKey[] = ['pickup', 'exportCustoms', 'mainFreight', 'fuel', 'insurance']

interface CustomsValue {
  base: Range | null
  gap: GapKey | null
  notes: NoteKey[]
}

/** The value on which duty is charged, from the lines of the freight. */
export function customsValueOf({ goodsValue, goodsGap, input }: Shipment, freight: readonly Line[]): CustomsValue {
  if (!goodsValue) return { base: null, gap: goodsGap ?? 'noGoodsValue', notes: [] }
  if (isValuedForExport(input.marketplace)) return { base: goodsValue, gap: null, notes: [] }
  const parts = freight.filter(({ key }) => TO_THE_BORDER.includes(key))
  if (!parts.some(({ key, amount }) => key === 'mainFreight' && amount))
    return { base: null, gap: 'noFreight', notes: [] }
  const isComplete = parts.every(({ amount }) => amount !== null)
  return {
    base: sum([goodsValue, sumKnown(parts.map(({ amount }) => amount))]),
    gap: null,
    notes: isComplete ? [] : ['dutyBaseIncomplete'],
  }
}

/** Duty and fees of the shipment; lines that do not apply are not in the list. */
export function dutyLines(shipment: Shipment, { mode, card }: Carriage, value: CustomsValue): Line[] {
  const { marketplace } = shipment.input
  const unless = (key: ComponentKey, line: () => Line) => unlessIncluded(key, card, line)
  if (marketplace === 'US')
    return [
      unless('duty', () => byLayers(shipment, value)),
      unless('mpf', () => processingFee(shipment)),
      ...(SEA_MODES.includes(mode) ? [unless('hmf', () => harbourFee(shipment))] : []),
    ]
  if (!EU_MARKETPLACES.includes(marketplace)) return [unless('duty', () => byLayers(shipment, value))]
  const small = smallConsignment(shipment)
  if (small === null) return [unless('duty', () => unknown('duty', shipment.goodsGap ?? 'noExchangeRate'))]
  if (!small) return [unless('duty', () => byLayers(shipment, value))]
  return smallConsignmentLines(shipment, value).map((line) => unless(line.key, () => line))
}

function byLayers({ input }: Shipment, { base, gap, notes }: CustomsValue): Line {
  if (!base) return unknown('duty', gap ?? 'noGoodsValue')
  const layers = input.duty.layers.map(
    ({ kind, rate, lookedUpOn }): DutyLayerAmount => ({
      kind,
      rate,
      lookedUpOn,
      amount: rate === null ? null : mapRange(base, (amount) => amount * rate),
    }),
  )
  const basis = { kind: 'layers', base, layers } as const
  if (layers.every(({ rate }) => rate === null)) return unknown('duty', 'noDutyRate', basis)
  const blank: NoteKey[] = layers.some(({ rate }) => rate === null) ? ['dutyLayersBlank'] : []
  return known('duty', sumKnown(layers.map(({ amount }) => amount)), basis, [...notes, ...blank])
}

/** Whether the goods are worth no more than the EU's limit; null if their value in euros is unknown. */
function smallConsignment({ input, units }: Shipment): boolean | null {
  const { unitValue } = input.goods
  if (unitValue === null || units === null) return null
  const euros = convertExactly(unitValue.amount * units, unitValue.currency, 'EUR', input.exchange)
  return euros === null ? null : roundTo(euros, 0) <= EU_SMALL_CONSIGNMENT
}

/** Applies the rules of the day of pricing, because the day of import is not known yet. */
function smallConsignmentLines(shipment: Shipment, value: CustomsValue): Line[] {
  const { pricedOn } = shipment
  const levy = CONSIGNMENT_LEVIES[shipment.input.marketplace]
  return [
    smallConsignmentDuty(shipment, value),
    ...(levy && levy.validFrom <= pricedOn ? [nationalLevy(shipment, levy)] : []),
  ]
}

function smallConsignmentDuty(shipment: Shipment, value: CustomsValue): Line {
  const { input, pricedOn } = shipment
  const row = EU_ITEM_DUTY.find(({ validFrom, validTo }) => validFrom <= pricedOn && pricedOn <= validTo)
  if (!row) return byLayers(shipment, value)
  if (row.perCategory === 0) return known('duty', ZERO, { kind: 'exempt', validTo: row.validTo })
  const { itemCategories } = input.duty
  return inEuros(shipment, 'euItemDuty', {
    of: 'itemCategory',
    low: itemCategories,
    high: itemCategories,
    each: row.perCategory,
    validFrom: row.validFrom,
  })
}

function nationalLevy(shipment: Shipment, { per, amount, validFrom }: ConsignmentLevy): Line {
  const { itemCategories } = shipment.input.duty
  const isByItem = per === 'item'
  return inEuros(shipment, 'consignmentLevy', {
    of: per,
    low: isByItem ? itemCategories : 1,
    high: isByItem ? Math.max(itemCategories, shipment.units ?? itemCategories) : 1,
    each: amount,
    validFrom,
  })
}

/** `each` in euro cents. */
type EuroLevy = Omit<Extract<Basis, { kind: 'perItem' }>, 'kind' | 'currency'>

function inEuros({ input }: Shipment, key: ComponentKey, levy: EuroLevy): Line {
  const { low, high, each } = levy
  const least = convertExactly(low * each, 'EUR', 'USD', input.exchange)
  const most = convertExactly(high * each, 'EUR', 'USD', input.exchange)
  if (least === null || most === null) return unknown(key, 'noExchangeRate')
  return known(key, between(least, most), { ...levy, kind: 'perItem', currency: 'EUR' })
}

/** US merchandise processing fee: a share of the goods value, within the minimum and maximum of an entry. */
function processingFee({ goodsValue, goodsGap, input }: Shipment): Line {
  if (!goodsValue) return unknown('mpf', goodsGap ?? 'noGoodsValue')
  const { least, most } = input.duty.mpfLimits
  const basis = { kind: 'entry', base: goodsValue, rate: US_MPF_RATE, least, most } as const
  // If both limits are unknown, so is the fee: the minimum can be far above the share of a small entry.
  if (least === null && most === null) return unknown('mpf', 'entryLimits', basis)
  const byRate = roundTo(goodsValue.value * US_MPF_RATE, 0)
  if (least !== null && most !== null) return known('mpf', exactly(Math.min(Math.max(byRate, least), most)), basis)
  const amount =
    least !== null ? between(least, Math.max(byRate, least)) : between(Math.min(byRate, most ?? 0), most ?? 0)
  return known('mpf', amount, basis, amount.low === amount.high ? [] : ['entryLimitBlank'])
}

/** US harbour maintenance fee, on arrivals by sea. */
function harbourFee({ goodsValue, goodsGap }: Shipment): Line {
  if (!goodsValue) return unknown('hmf', goodsGap ?? 'noGoodsValue')
  const amount = mapRange(goodsValue, (value) => value * US_HMF_RATE)
  return known('hmf', amount, { kind: 'entry', base: goodsValue, rate: US_HMF_RATE, least: null, most: null })
}

/** Import VAT on the customs value, the duty and, in the EU and the UK, all other known costs of the freight. */
export function importVatOf(
  { input }: Shipment,
  { card }: Carriage,
  { base, gap }: CustomsValue,
  lines: readonly Line[],
): ImportVat {
  const { marketplace, duty } = input
  const { reclaimable } = duty.importVat
  // The US has no VAT. Canada's GST on imports is in no table, so the seller types its rate.
  const rate = duty.importVat.rate ?? (marketplace === 'CA' ? null : marketplaces[marketplace].vat)
  const answer = (amount: Range | null, why: GapKey | null, included = false): ImportVat => ({
    rate,
    amount,
    gap: why,
    reclaimable,
    included,
  })
  if (card?.includes.includes('importVat')) return answer(ZERO, null, true)
  if (rate === null) return answer(null, 'noVatRate')
  if (rate === 0) return answer(ZERO, null)
  if (!base) return answer(null, gap)
  const isDuty = (key: ComponentKey) => key === 'duty' || key === 'euItemDuty'
  const duties = lines.filter(({ key }) => isDuty(key))
  if (duties.some(({ amount, basis }) => amount === null || basis?.kind === 'included'))
    return answer(null, 'noDutyRate')
  const isTaxed = ({ key }: Line) => isDuty(key) || (taxesAllFreight(marketplace) && !TO_THE_BORDER.includes(key))
  const taxed = sum([base, sumKnown(lines.filter(isTaxed).map(({ amount }) => amount))])
  return answer(
    mapRange(taxed, (amount) => amount * rate),
    null,
  )
}
