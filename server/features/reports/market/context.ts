import type { Product } from '#contracts/model/catalogue.ts'
import type { NicheMember, NicheMonth, NicheSummary } from '#contracts/model/niche.ts'
import type { Column } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { estimateUnits, type RankEvidence } from '#server/features/catalogue/public.ts'
import { type Basis, basisOf, derivedFigure, exactly, factFigure, type Range, scale } from '../asin/context.ts'
import type { MarketFacts } from './facts.ts'

export interface Member {
  product: Product
  clickShare: number | null
  /** Units of the last full month: exact, a range from Amazon's badge or the rank, or null. */
  units: Range | null
  isMeasured: boolean
  /** Has no badge although other products do, so it sells less than the lowest badge; its units stay null. */
  isBelowBadge: boolean
  revenue: Range | null
}

export interface MarketContext extends Basis {
  facts: MarketFacts
  months: NicheMonth[]
  members: Member[]
  /** Basis for figures computed from units: estimated if the units of any product are only a range. */
  unitsBasis: Basis
}

export function marketContextOf(facts: MarketFacts): MarketContext {
  const basis = basisOf(facts.niche)
  const members = facts.members.map((member) => memberOf(member, facts.rankEvidence))
  const isRanged = members.some(({ units }) => units !== null && units.low !== units.high)
  const unitsBasis: Basis =
    isRanged && basis.derivedMethod !== 'sample' ? { ...basis, derivedMethod: 'estimated' } : basis
  return { facts, months: facts.months, members, unitsBasis, ...basis }
}

function memberOf({ product, clickShare, units: exact }: NicheMember, evidence: RankEvidence | null): Member {
  const range = exact !== null ? exactly(exact) : estimateUnits(product, evidence).range
  const isBelowBadge = exact === null && range?.low === 0
  const units = isBelowBadge ? null : range
  const isMeasured = exact !== null || product.boughtPastMonth !== null
  return { product, clickShare, units, isMeasured, isBelowBadge, revenue: scale(units, product.price) }
}

/** Values that only Amazon's Product Opportunity Explorer has. The others can also be counted over the imported products. */
export const explorerValues = ({ productCount, minimumPrice, maximumPrice, category, ...own }: NicheSummary) =>
  Object.values(own)

export const hasExplorerData = (summary: NicheSummary): boolean => explorerValues(summary).some((each) => each !== null)

export function countedFigure(context: MarketContext, label: TextKey, unit: Unit, value: number | null): Figure {
  return hasExplorerData(context.facts.niche.summary)
    ? factFigure(context, label, unit, value)
    : derivedFigure(context, label, unit, value, 'note.market.counted')
}

export const unitsColumn = ({ unitsBasis }: MarketContext, label: TextKey, unit: Unit, width?: number): Column => ({
  label,
  unit,
  method: unitsBasis.derivedMethod,
  ...(width === undefined ? {} : { width }),
})
