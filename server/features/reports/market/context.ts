/** What every section of a market report needs: the facts, their class and day, and what each product sells. */

import type { Product } from '#contracts/model/catalogue.ts'
import type { NicheMember, NicheMonth, NicheSummary } from '#contracts/model/niche.ts'
import type { Column } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { RankEvidence } from '#server/features/catalogue/public.ts'
import { type Basis, basisOf, derivedFigure, exactly, factFigure, type Range, scale } from '../asin/context.ts'
import { unitsOfRow } from '../asin/metrics/units.ts'
import type { MarketFacts } from './facts.ts'

/** A product of the niche with what it sells in a month, as well as that is known. */
export interface Member {
  product: Product
  /** Share of the clicks in the niche. */
  clickShare: number | null
  /** Units of the last full month: exact, a range by Amazon's badge or by rank, or not known. */
  units: Range | null
  /** Whether the units were measured, exactly or by a badge. */
  isMeasured: boolean
  /** Without a badge where others have one: it sells fewer than the lowest badge, which is too little to add up. */
  isBelowBadge: boolean
  /** Units × price of today. */
  revenue: Range | null
}

export interface MarketContext extends Basis {
  facts: MarketFacts
  months: NicheMonth[]
  /** In the order given: best first, those of unknown units last. */
  members: Member[]
  /** As this, for what is computed from units: an estimate where the units of any product are only a range. */
  unitsBasis: Basis
}

export function marketContextOf(facts: MarketFacts): MarketContext {
  const basis = basisOf(facts.niche)
  const members = facts.members.map((member) => memberOf(member, facts.rankEvidence))
  const ranged = members.some(({ units }) => units !== null && units.low !== units.high)
  const unitsBasis: Basis =
    ranged && basis.derivedMethod !== 'sample' ? { ...basis, derivedMethod: 'estimated' } : basis
  return { facts, months: facts.months, members, unitsBasis, ...basis }
}

function memberOf({ product, clickShare, units: exact }: NicheMember, evidence: RankEvidence | null): Member {
  const range = exact !== null ? exactly(exact) : unitsOfRow(product, evidence).range
  const isBelowBadge = exact === null && range?.low === 0
  const units = isBelowBadge ? null : range
  const isMeasured = exact !== null || product.boughtPastMonth !== null
  return { product, clickShare, units, isMeasured, isBelowBadge, revenue: scale(units, product.price) }
}

/** What only Amazon's explorer tells; number, prices and category of the products are counted where it tells nothing. */
export const explorerFigures = ({ productCount, minimumPrice, maximumPrice, category, ...own }: NicheSummary) =>
  Object.values(own)

/** Whether Amazon's explorer has data about the niche. */
export const isOfExplorer = (summary: NicheSummary): boolean => explorerFigures(summary).some((each) => each !== null)

/** Of the number or the prices of all products of the niche: as the explorer gives it, or as counted over what is imported. */
export function countedFigure(context: MarketContext, label: TextKey, unit: Unit, value: number | null): Figure {
  return isOfExplorer(context.facts.niche.summary)
    ? factFigure(context, label, unit, value)
    : derivedFigure(context, label, unit, value, 'note.market.counted')
}

/** A column of what is computed from units. */
export const unitsColumn = ({ unitsBasis }: MarketContext, label: TextKey, unit: Unit, width?: number): Column => ({
  label,
  unit,
  method: unitsBasis.derivedMethod,
  ...(width === undefined ? {} : { width }),
})
