import type { Product } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import { derivedFigure, type Range, rangeFigure, withholdTooFew } from '../../asin/context.ts'
import { median, withoutNulls } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { medianRange, medianUnitsOf, soldBy, tooFewSold, unitShareOf, unitsOf } from './ranges.ts'

export const NEW_WITHIN = [3, 6, 12] as const
export const MANY_NEW = 0.15
const LEADERS = 20

export interface NewRow {
  months: (typeof NEW_WITHIN)[number]
  products: number
  /** Share of products with a known listing day. This and the next fields are null for too few products. */
  share: number | null
  unitShare: Range | null
  medianUnits: Range | null
}
export interface YearRow {
  year: string
  products: number
  share: number | null
  unitShare: Range | null
  medianUnits: Range | null
  aPlus: number | null
  video: number | null
}

export interface NewcomerMetrics {
  rows: NewRow[]
  years: YearRow[]
  dated: Figure
  newShare: Figure
  /**
   * `newShare`, but null if it is high and the sales of new products are unknown, since listings alone prove no sales.
   */
  provenShare: Figure
  newShareThree: Figure
  newUnitShare: Figure
  fresh: Figure
  success: Figure
  successes: Figure
  leaders: Figure
  threshold: Figure
  successRatings: Figure
  aPlus: Figure
  video: Figure
}

/** In a shorter month, the 31st becomes its last day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

const having = (members: readonly Member[], has: (product: Product) => boolean | null): boolean[] =>
  withoutNulls(members.map(({ product }) => has(product)))
const shareOf = (all: boolean[]): number | null => (all.length > 0 ? all.filter(Boolean).length / all.length : null)
const tableShare = (all: boolean[]): number | null => (tooFew(all.length) ? null : shareOf(all))
const hasAPlus = ({ aPlus }: Product) => aPlus
const hasVideo = ({ videos }: Product) => (videos === null ? null : videos > 0)

/** Products with a known listing day, by age and by year. */
function listingRows(dated: readonly Member[], since: (months: number) => Member[]) {
  const part = (inside: Member[]) => ({
    products: inside.length,
    share: tooFew(dated.length) ? null : inside.length / dated.length,
    unitShare: tooFewSold(dated) ? null : unitShareIn(dated, inside),
    medianUnits: medianUnitsOf(inside),
  })
  const rows = dated.length === 0 ? [] : NEW_WITHIN.map((months) => ({ months, ...part(since(months)) }))
  const years = [...new Set(dated.map(({ product }) => (product.listedOn ?? '').slice(0, 4)))].sort().map((year) => {
    const inside = dated.filter(({ product }) => product.listedOn?.startsWith(year))
    return {
      year,
      ...part(inside),
      aPlus: tableShare(having(inside, hasAPlus)),
      video: tableShare(having(inside, hasVideo)),
    }
  })
  return { rows, years }
}

const unitShareIn = (members: readonly Member[], part: readonly Member[]): Range | null =>
  unitShareOf(
    part,
    members.filter((member) => !part.includes(member)),
  )

/** New products that sell at least the median of all products; `count` is null if the facts cannot tell. */
function successOf({ members, facts }: MarketContext, fresh: readonly Member[]) {
  const usual = medianRange(unitsOf(members))
  const sellingAtLeastMedian = (own: keyof Range, other: keyof Range) =>
    fresh.filter(({ units }) => units !== null && usual !== null && units[own] >= usual[other])
  const successful = sellingAtLeastMedian('value', 'value')
  // Low: successful even in the worst case of all ranges; high: successful in the best case.
  const [low, high] = [sellingAtLeastMedian('low', 'high').length, sellingAtLeastMedian('high', 'low').length]
  // Failed new products may be missing if the report analyzes only the best sellers.
  const isComplete = facts.memberCount <= members.length
  // If most products are new, they set the median that they are compared with.
  const isMajority = fresh.length * 2 > unitsOf(members).length
  const isConclusive = isComplete && !isMajority && fresh.length > 0 && (low > 0 || high < fresh.length)
  const count: Range | null = isConclusive ? { value: successful.length, low, high } : null
  return { successful, count }
}

const dividedBy = ({ value, low, high }: Range, whole: number): Range => ({
  value: value / whole,
  low: low / whole,
  high: high / whole,
})

/** This function is long: a flat list of figures. */
export function newcomerMetrics(context: MarketContext): NewcomerMetrics {
  const dated = context.members.filter(({ product }) => product.listedOn !== null)
  const since = (months: number) => {
    const from = monthsBefore(context.asOf, months)
    return dated.filter(({ product }) => (product.listedOn ?? '') >= from)
  }
  const fresh = since(12).filter(({ units }) => units !== null)
  const { successful, count } = successOf(context, fresh)
  const derive = (
    label: Figure['label'],
    unit: Figure['unit'],
    value: number | null,
    note: NonNullable<Figure['note']>,
  ) => derivedFigure(context, label, unit, value, note)
  const share = (months: number) => (dated.length > 0 ? since(months).length / dated.length : null)
  const fewDated = (figure: Figure) => withholdTooFew(figure, dated.length, MIN_MARKET_SAMPLE)
  const fewFresh = (figure: Figure) => fewDated(withholdTooFew(figure, fresh.length))
  const ratings = ratingsOf(context.members.slice(0, LEADERS))
  const have = (label: Figure['label'], has: typeof hasAPlus) => {
    const all = having(context.members, has)
    return withholdTooFew(derive(label, 'percent', shareOf(all), 'note.market.having'), all.length)
  }
  const fresh12 = fewFresh(derive('market.fresh', 'count', count && fresh.length, 'note.market.success'))
  const newShare = fewDated(derive('market.newShare', 'percent', share(12), 'note.market.newShare'))
  const isUnproven = fresh12.value === null && Number(newShare.value) >= MANY_NEW
  return {
    ...listingRows(dated, since),
    dated: derive('market.dated', 'count', dated.length > 0 ? dated.length : null, 'note.market.dated'),
    newShare,
    provenShare: isUnproven ? { ...newShare, value: null } : newShare,
    newShareThree: fewDated(derive('market.newShareThree', 'percent', share(3), 'note.market.newShare')),
    newUnitShare: fewDated(
      withholdTooFew(
        rangeFigure(
          context,
          'market.newUnitShare',
          'percent',
          unitShareIn(dated, since(12)),
          'note.market.newUnitShare',
        ),
        soldBy(dated),
      ),
    ),
    fresh: fresh12,
    success: fewFresh(
      rangeFigure(context, 'market.success', 'percent', count && dividedBy(count, fresh.length), 'note.market.success'),
    ),
    successes: fewFresh(rangeFigure(context, 'market.successes', 'count', count, 'note.market.success')),
    leaders: derive('market.leaders', 'count', ratings.length || null, 'note.market.leaders'),
    threshold: withholdTooFew(
      derive('market.threshold', 'count', median(ratings), 'note.market.leaders'),
      ratings.length,
    ),
    successRatings: withholdTooFew(
      derivedFigure(
        { ...context, ...context.unitsBasis },
        'market.successRatings',
        'count',
        count && median(ratingsOf(successful)),
        'note.market.successRatings',
      ),
      ratingsOf(successful).length,
    ),
    aPlus: have('market.aPlus', hasAPlus),
    video: have('market.video', hasVideo),
  }
}

const ratingsOf = (members: readonly Member[]): number[] => withoutNulls(members.map(({ product }) => product.ratings))
