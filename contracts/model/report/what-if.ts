/** The profit calculation that the panel of a report starts with. */
import { emptyInput, type ProfitInput } from '../calculators/profit/input.ts'
import type { AsinReport, WhatIfFacts } from './report.ts'

/** Assumptions as shares of the price, which the panel marks. Their sum is the cost of goods that the report assumes. */
const ASSUMED = { cost: 0.2, freight: 0.1 } as const

/** Undefined without a price. */
export function whatIfStart(report: AsinReport): ProfitInput | undefined {
  const { price, size, weight, measures, feeCategory, returnRate, on } = report.whatIf ?? shownFacts(report)
  if (price === null || price <= 0) return undefined
  // The seller knows the package; the size of a single piece would be misleading.
  const isPiece = measures === 'piece'
  const empty = emptyInput(report.marketplace, on)
  return {
    ...empty,
    price,
    cost: Math.round(price * ASSUMED.cost),
    freight: Math.round(price * ASSUMED.freight),
    size: isPiece || size === null ? null : { length: size[0], width: size[1], height: size[2] },
    weight: isPiece ? null : weight,
    measures: measures === 'item' ? 'item' : 'package',
    feeCategory,
    returns: { ...empty.returns, rate: returnRate },
  }
}

/** Facts from the figures of the overview, for older reports without stored facts. */
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
