import type { FeeCategory, Measured } from '../catalogue.ts'
import { type Marketplace, marketplaces } from '../marketplaces.ts'
import type { AsinReport, WhatIfFacts } from '../report/report.ts'

/** A layer of customs duty. The seller looks up its rate; null until then. */
export interface Tariff {
  kind: 'base' | 'section301' | 'section232' | 'other'
  rate: number | null
  /** The day of the look-up. */
  on: string
}

/** Amounts in minor units, rates as fractions. null: not known, left out of the sum and listed as missing. */
export interface WhatIfInput {
  marketplace: Marketplace
  price: number
  cost: number | null
  freight: number | null
  ads: { by: 'acos'; share: number | null } | { by: 'unit'; amount: number | null }
  returnRate: number | null
  /** Loss per returned unit, as a share of the price. */
  returnLoss: number
  storageMonths: number
  tariffs: Tariff[]
  vatRate: number
  /** The day of the sale, which decides the fee tables. */
  on: string
  size: [number, number, number] | null
  weight: number | null
  /** What size and weight describe; sizes that the seller types describe the package. */
  measures?: Measured
  feeCategory: FeeCategory | null
  /** The seller's own rates, which replace our tables; storage is per month. */
  own: { referralRate: number | null; fba: number | null; storage: number | null }
  other: number | null
}

/** Initial assumptions, as shares of the price. Their sum is the cost of goods that the report's insight assumes. */
export const ASSUMED = { cost: 0.2, freight: 0.1, returnLoss: 0.5 } as const

/** The facts in a report; older reports lack them and use the figures of their overview. undefined without a price. */
export function whatIfOf(report: AsinReport): WhatIfFacts | undefined {
  const facts = report.whatIf ?? shownFacts(report)
  return facts.price === null || facts.price <= 0 ? undefined : facts
}

function shownFacts(report: AsinReport): WhatIfFacts {
  const overview = report.sections.find((section) => section.key === 'overview')
  const shown = overview?.blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])) ?? []
  const shownAs = (label: string) => shown.find((figure) => figure.label === label)?.value ?? null
  const numberOf = (label: string) => {
    const value = shownAs(label)
    return typeof value === 'number' ? value : null
  }
  const [length = 0, width = 0, height = 0] = String(shownAs('product.size') ?? '')
    .split(' × ')
    .map(Number)
  return {
    price: numberOf('product.price'),
    size: length > 0 && width > 0 && height > 0 ? [length, width, height] : null,
    weight: numberOf('product.weight'),
    feeCategory: null,
    returnRate: null,
    on: report.madeAt.slice(0, 10),
  }
}

/** The typed sides of a package in millimeters; null until all three are known. */
export function sizeOf([length, width, height]: readonly (number | null)[]): WhatIfInput['size'] {
  return length && width && height ? [length, width, height] : null
}

/** The initial input of a calculation. */
export function startOf(facts: WhatIfFacts, marketplace: Marketplace): WhatIfInput {
  const price = facts.price ?? 0
  const layers: Tariff['kind'][] =
    marketplace === 'US' ? ['base', 'section301', 'section232', 'other'] : ['base', 'other']
  return {
    marketplace,
    price,
    cost: Math.round(price * ASSUMED.cost),
    freight: Math.round(price * ASSUMED.freight),
    ads: { by: 'acos', share: null },
    returnRate: facts.returnRate,
    returnLoss: ASSUMED.returnLoss,
    storageMonths: 1,
    tariffs: layers.map((kind) => ({ kind, rate: null, on: facts.on })),
    vatRate: marketplaces[marketplace].vat,
    on: facts.on,
    // The seller knows the package; the size of a single piece would be misleading.
    size: facts.measures === 'piece' ? null : facts.size,
    weight: facts.measures === 'piece' ? null : facts.weight,
    ...(facts.measures !== undefined && { measures: facts.measures }),
    feeCategory: facts.feeCategory,
    own: { referralRate: null, fba: null, storage: null },
    other: null,
  }
}
