/** How new products fare: how many there are, what they sell, and how many ratings it takes. */
import type { Product } from '#contracts/model/catalogue.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { derivedFigure, type Range, rangeFigure } from '../../asin/context.ts'
import { known, median } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { medianRange } from './margin.ts'
import { LEAST, meanOf, PART_LEAST, unitShareOf, unitsOf } from './ranges.ts'

/** Months within which a product counts as new. */
export const NEW_WITHIN = [3, 6, 12] as const
/** Products at the top whose ratings are what a new one has to compete with. */
const LEADERS = 20

export interface NewRow {
  months: (typeof NEW_WITHIN)[number]
  products: number
  /** Of the products whose listing day is known. */
  share: number
  /** Of the units of those that know listing day and units. */
  unitShare: Range | null
  meanUnits: Range | null
}
export interface YearRow {
  year: string
  products: number
  share: number
  unitShare: Range | null
  meanUnits: Range | null
  aPlus: number | null
  video: number | null
}

export interface NewcomerMetrics {
  rows: NewRow[]
  years: YearRow[]
  dated: Figure
  newShare: Figure
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

/** Share of products that have a thing, of those of which it is known. */
export function having(members: readonly Member[], has: (product: Product) => boolean | null): number | null {
  const all = known(members.map(({ product }) => has(product)))
  return all.length > 0 ? all.filter(Boolean).length / all.length : null
}
const hasVideo = ({ videos }: Product) => (videos === null ? null : videos > 0)

export function newcomerMetrics(context: MarketContext): NewcomerMetrics {
  const dated = context.members.filter(({ product }) => product.listedOn !== null)
  const since = (months: number) => {
    const from = monthsBefore(context.asOf, months)
    return dated.filter(({ product }) => (product.listedOn ?? '') >= from)
  }
  const part = (inside: Member[]) => ({
    products: inside.length,
    share: inside.length / dated.length,
    unitShare: unitShareOf(
      inside,
      dated.filter((member) => !inside.includes(member)),
    ),
    meanUnits: meanOf(unitsOf(inside)),
  })
  const rows = dated.length === 0 ? [] : NEW_WITHIN.map((months) => ({ months, ...part(since(months)) }))
  const years = [...new Set(dated.map(({ product }) => (product.listedOn ?? '').slice(0, 4)))].sort().map((year) => {
    const inside = dated.filter(({ product }) => product.listedOn?.startsWith(year))
    return { year, ...part(inside), aPlus: having(inside, (each) => each.aPlus), video: having(inside, hasVideo) }
  })
  const usual = medianRange(unitsOf(context.members))
  const fresh = since(12).filter(({ units }) => units !== null)
  const reach = (own: keyof Range, other: keyof Range) =>
    fresh.filter(({ units }) => units !== null && usual !== null && units[own] >= usual[other])
  const successful = reach('value', 'value')
  // Among the best sellers alone, new products that failed are not to be seen.
  const all = context.facts.memberCount <= context.members.length
  // Where each of them may or may not have reached the median, nothing is known.
  const told = reach('low', 'high').length > 0 || reach('high', 'low').length < fresh.length
  const enough = all && dated.length >= LEAST && fresh.length >= PART_LEAST && told
  // At least those whose lowest reaches the highest median, at most those whose highest reaches the lowest.
  const succeed = (per: number): Range | null =>
    enough
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
  const year = dated.length >= LEAST ? rows.find((row) => row.months === 12) : undefined
  const ratings = known(context.members.slice(0, LEADERS).map(({ product }) => product.ratings))
  const led = ratings.length >= PART_LEAST
  return {
    rows,
    years,
    dated: derive('market.dated', 'count', dated.length > 0 ? dated.length : null, 'note.market.dated'),
    newShare: derive('market.newShare', 'percent', year?.share ?? null, 'note.market.newShare'),
    newShareThree: derive(
      'market.newShareThree',
      'percent',
      year ? (rows[0]?.share ?? null) : null,
      'note.market.newShare',
    ),
    newUnitShare: rangeFigure(
      context,
      'market.newUnitShare',
      'percent',
      year?.unitShare ?? null,
      'note.market.newUnitShare',
    ),
    fresh: derive('market.fresh', 'count', enough ? fresh.length : null, 'note.market.success'),
    success: rangeFigure(context, 'market.success', 'percent', succeed(fresh.length), 'note.market.success'),
    successes: rangeFigure(context, 'market.successes', 'count', succeed(1), 'note.market.success'),
    leaders: derive('market.leaders', 'count', led ? ratings.length : null, 'note.market.leaders'),
    threshold: derive('market.threshold', 'count', led ? median(ratings) : null, 'note.market.leaders'),
    successRatings: derivedFigure(
      { ...context, ...context.unitsBasis },
      'market.successRatings',
      'count',
      enough ? median(known(successful.map(({ product }) => product.ratings))) : null,
      'note.market.successRatings',
    ),
    aPlus: derive(
      'market.aPlus',
      'percent',
      having(context.members, (each) => each.aPlus),
      'note.market.having',
    ),
    video: derive('market.video', 'percent', having(context.members, hasVideo), 'note.market.having'),
  }
}
