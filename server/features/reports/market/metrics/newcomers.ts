/** How new products fare: how many there are, what they sell, and how many ratings it takes. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { LEAST_OF_MARKET, tooFew } from '#contracts/model/report/sample.ts'
import { derivedFigure, type Range, rangeFigure, sampled } from '../../asin/context.ts'
import { known, median } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { fewSold, medianRange, medianUnitsOf, soldBy, unitShareOf, unitsOf } from './ranges.ts'

/** Months within which a product counts as new. */
export const NEW_WITHIN = [3, 6, 12] as const
/** From this share on new products count as frequent. */
export const MANY_NEW = 0.15
/** Products at the top whose ratings are what a new one has to compete with. */
const LEADERS = 20

export interface NewRow {
  months: (typeof NEW_WITHIN)[number]
  products: number
  /** Share among products with a known listing day. This and all below are null for too few products. */
  share: number | null
  /** Of the units of those that know listing day and units. */
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
  /** `newShare`, but unknown if it is high and the units of new products are unknown: being new is no proof of sales. */
  provenShare: Figure
  newShareThree: Figure
  newUnitShare: Figure
  /** New products of a year that know their units, and those of them that already sell at least the median of all. */
  fresh: Figure
  success: Figure
  successes: Figure
  /** Those of the twenty best whose ratings are known, unless they are too few, and their median; that of the new ones that succeeded. */
  leaders: Figure
  threshold: Figure
  successRatings: Figure
  aPlus: Figure
  video: Figure
}

/** The day `months` before; the 31st becomes the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Whether each product has the feature; products where this is unknown are left out. */
const having = (members: readonly Member[], has: (product: Product) => boolean | null): boolean[] =>
  known(members.map(({ product }) => has(product)))
const shareOf = (all: boolean[]): number | null => (all.length > 0 ? all.filter(Boolean).length / all.length : null)
const tableShare = (all: boolean[]): number | null => (tooFew(all.length) ? null : shareOf(all))
const hasAPlus = ({ aPlus }: Product) => aPlus
const hasVideo = ({ videos }: Product) => (videos === null ? null : videos > 0)

export function newcomerMetrics(context: MarketContext): NewcomerMetrics {
  const dated = context.members.filter(({ product }) => product.listedOn !== null)
  const since = (months: number) => {
    const from = monthsBefore(context.asOf, months)
    return dated.filter(({ product }) => (product.listedOn ?? '') >= from)
  }
  const unitShare = (inside: Member[]) =>
    unitShareOf(
      inside,
      dated.filter((member) => !inside.includes(member)),
    )
  const part = (inside: Member[]) => ({
    products: inside.length,
    share: tooFew(dated.length) ? null : inside.length / dated.length,
    unitShare: fewSold(dated) ? null : unitShare(inside),
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
  const usual = medianRange(unitsOf(context.members))
  const fresh = since(12).filter(({ units }) => units !== null)
  const reach = (own: keyof Range, other: keyof Range) =>
    fresh.filter(({ units }) => units !== null && usual !== null && units[own] >= usual[other])
  const successful = reach('value', 'value')
  // Among the best sellers alone, new products that failed are not to be seen.
  const all = context.facts.memberCount <= context.members.length
  // Where each of them may or may not have reached the median, nothing is known.
  // New products that make up most of the market reach its median by themselves.
  const areMost = fresh.length * 2 > unitsOf(context.members).length
  const told = !areMost && (reach('low', 'high').length > 0 || reach('high', 'low').length < fresh.length)
  // At least those whose lowest reaches the highest median, at most those whose highest reaches the lowest.
  const succeed = (per: number): Range | null =>
    all && told && fresh.length > 0
      ? {
          value: successful.length / per,
          low: reach('low', 'high').length / per,
          high: reach('high', 'low').length / per,
        }
      : null
  const derive = (
    label: Figure['label'],
    unit: Figure['unit'],
    value: number | null,
    note: NonNullable<Figure['note']>,
  ) => derivedFigure(context, label, unit, value, note)
  const share = (months: number) => (dated.length > 0 ? since(months).length / dated.length : null)
  const fewDated = (figure: Figure) => sampled(figure, dated.length, LEAST_OF_MARKET)
  const fewFresh = (figure: Figure) => fewDated(sampled(figure, fresh.length))
  const ratings = ratingsOf(context.members.slice(0, LEADERS))
  const have = (label: Figure['label'], has: typeof hasAPlus) => {
    const all = having(context.members, has)
    return sampled(derive(label, 'percent', shareOf(all), 'note.market.having'), all.length)
  }
  const fresh12 = fewFresh(derive('market.fresh', 'count', succeed(1) && fresh.length, 'note.market.success'))
  const newShare = fewDated(derive('market.newShare', 'percent', share(12), 'note.market.newShare'))
  const isUnproven = fresh12.value === null && Number(newShare.value) >= MANY_NEW
  return {
    rows,
    years,
    dated: derive('market.dated', 'count', dated.length > 0 ? dated.length : null, 'note.market.dated'),
    newShare,
    provenShare: isUnproven ? { ...newShare, value: null } : newShare,
    newShareThree: fewDated(derive('market.newShareThree', 'percent', share(3), 'note.market.newShare')),
    newUnitShare: fewDated(
      sampled(
        rangeFigure(context, 'market.newUnitShare', 'percent', unitShare(since(12)), 'note.market.newUnitShare'),
        soldBy(dated),
      ),
    ),
    fresh: fresh12,
    success: fewFresh(rangeFigure(context, 'market.success', 'percent', succeed(fresh.length), 'note.market.success')),
    successes: fewFresh(rangeFigure(context, 'market.successes', 'count', succeed(1), 'note.market.success')),
    leaders: derive('market.leaders', 'count', ratings.length || null, 'note.market.leaders'),
    threshold: sampled(derive('market.threshold', 'count', median(ratings), 'note.market.leaders'), ratings.length),
    successRatings: sampled(
      derivedFigure(
        { ...context, ...context.unitsBasis },
        'market.successRatings',
        'count',
        succeed(1) && median(ratingsOf(successful)),
        'note.market.successRatings',
      ),
      ratingsOf(successful).length,
    ),
    aPlus: have('market.aPlus', hasAPlus),
    video: have('market.video', hasVideo),
  }
}

const ratingsOf = (members: readonly Member[]): number[] => known(members.map(({ product }) => product.ratings))
