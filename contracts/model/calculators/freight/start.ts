/**
 * The first input of a calculation: published cards and lists are filled in, and all figures of the seller are blank.
 */
import { type Marketplace, marketplaces } from '../../marketplaces.ts'
import { CONTAINER_SIZES } from './containers.ts'
import { FULFILMENT_CENTRES } from './fulfilment-centres.data.ts'
import type { DutyLayerKind, FreightInput, Limits } from './input.ts'
import { PUBLISHED_RATE_CARDS } from './rate-cards.data.ts'

/**
 * Larger figures are refused as typing mistakes. Our assumption, which sellers can change. Oversize begins at the
 * limits of FBA: 25 in (635 mm) a side and 50 lb (22.68 kg), common knowledge.
 */
export const LIMITS: Limits = {
  sideMm: 3000,
  cartonGrams: 1_000_000,
  cartons: 100_000,
  cbm: 2000,
  grossGrams: 1_000_000_000,
  units: 10_000_000,
  unitValue: 100_000_000,
  dutyRate: 5,
  gramsPerLitreLeast: 2,
  gramsPerLitreMost: 12_000,
  oversizeSideMm: 635,
  oversizeGrams: 22_680,
}

export const dutyLayersOf = (marketplace: Marketplace): DutyLayerKind[] =>
  marketplace === 'US' ? ['base', 'section301', 'section232', 'section122', 'other'] : ['base', 'other']

/** @param today the seller's current day, YYYY-MM-DD */
export function startFreight(marketplace: Marketplace, today: string): FreightInput {
  return {
    marketplace,
    fcCode: null,
    goods: { units: null, unitSizeMm: null, unitWeightGrams: null, unitValue: null, htsCode: null },
    cartons: [],
    date: { kind: 'ship', on: today },
    // Insurance: 0.3–0.5 % of the goods value (DOMAIN B3).
    options: { terms: 'DDU', insurance: { low: 0.003, high: 0.005 }, remoteArea: false },
    rateCards: PUBLISHED_RATE_CARDS.filter((card) => card.marketplace === marketplace),
    charges: [],
    duty: {
      layers: dutyLayersOf(marketplace).map((kind) => ({ kind, rate: null, lookedUpOn: null, htsCode: null })),
      itemCategories: 1,
      mpfLimits: { least: null, most: null },
      importVat: { rate: null, reclaimable: marketplaces[marketplace].vat > 0 },
    },
    exchange: null,
    legs: { production: null, export: null, customs: null, delivery: null, checkIn: null },
    fulfilmentCentres: [...FULFILMENT_CENTRES],
    containers: [...CONTAINER_SIZES],
    limits: LIMITS,
  }
}
