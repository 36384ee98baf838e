/** Price bands: how many products stand in each, what they sell, and what a sale there leaves. */
import type { Figure } from '#contracts/model/report/figure.ts'
import { derivedFigure, type Range, rangeFigure } from '../../asin/context.ts'
import { priceBands } from '../../asin/metrics/price-bands.ts'
import { changeOf, known, median } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { type Leaves, leavesOf, medianRange } from './margin.ts'
import { LEAST, meanOf, PART_LEAST, unitShareOf, unitsOf } from './ranges.ts'

interface Bounds {
  from: number
  /** null: the last band, open for the few that cost much more than the others. */
  to: number | null
}

export interface Band extends Bounds {
  /** The stored form: `1000-2000`, or `5000-` without an upper bound. */
  name: string
  products: number
  /** How many of them know their units, and of how many it is known what a sale leaves. */
  unitsKnown: number
  leavesKnown: number
  /** Of the units of all products that know price and units. */
  share: Range | null
  /** Units of a product a month, over those that know them. */
  meanUnits: Range | null
  margin: Range | null
  left: Range | null
  medianPrice: number | null
  /** What a product earns there in a month: average units × what a sale leaves. */
  earns: Range | null
}

/** The dearest of a hundred share the last band when they cost more than twice what the others do. */
const USUAL = 0.95
const FAR = 2

export interface BandMetrics {
  bands: Band[]
  /** The band whose products sell most on average, of those with enough products that know their units. */
  sweet: Band | null
  sweetBand: Figure
  sweetUnits: Figure
  sweetMargin: Figure
  sweetLeft: Figure
  /** Average units in the sweet spot against all products. */
  sweetLead: Figure
  /** The band whose products earn most, before the goods are paid. */
  rich: Band | null
  richBand: Figure
  richEarns: Figure
  meanUnits: Figure
  priceChange: Figure
  medianPrice: Figure
}

/** Bands of round width; what costs far more than nineteen of twenty shares an open band above them. */
function boundsOf(prices: readonly number[]): Bounds[] {
  const sorted = [...prices].sort((a, b) => a - b)
  const usual = sorted[Math.ceil(sorted.length * USUAL) - 1] ?? 0
  const far = sorted.some((price) => price > usual * FAR)
  const bands = priceBands(far ? sorted.filter((price) => price <= usual) : sorted)
  const last = bands.at(-1)
  return far && last ? [...bands, { from: last.to, to: null }] : bands
}

export function bandMetrics(context: MarketContext): BandMetrics {
  const priced = context.members.filter(({ product }) => product.price !== null)
  const prices = known(priced.map(({ product }) => product.price))
  const bands = boundsOf(prices).map((bounds) => bandOf(context, bounds, priced))
  const sold = unitsOf(priced)
  const enough = sold.length >= LEAST
  const best = (numberOf: (band: Band) => number | null) =>
    bands
      .filter((band) => numberOf(band) !== null && enough && band.unitsKnown >= PART_LEAST)
      .reduce<Band | null>((top, band) => (top && (numberOf(top) ?? 0) >= (numberOf(band) ?? 0) ? top : band), null)
  const sweet = best(({ meanUnits }) => meanUnits?.value ?? null)
  const rich = best(({ earns, leavesKnown }) => (leavesKnown >= PART_LEAST ? (earns?.value ?? null) : null))
  const all = meanOf(sold)
  const { avgPrice, avgPriceT360 } = context.facts.niche.summary
  const derive = (
    label: Figure['label'],
    unit: Figure['unit'],
    value: Figure['value'],
    note: NonNullable<Figure['note']>,
  ) => derivedFigure(context, label, unit, value, note)
  const named = (label: Figure['label'], band: Band | null, note: NonNullable<Figure['note']>) =>
    derivedFigure({ ...context, ...context.unitsBasis }, label, 'band', band?.name ?? null, note)
  return {
    bands,
    sweet,
    sweetBand: named('market.sweetBand', sweet, 'note.market.sweet'),
    sweetUnits: rangeFigure(context, 'market.sweetUnits', 'count', sweet?.meanUnits ?? null, 'note.market.meanUnits'),
    sweetMargin: rangeFigure(
      context,
      'market.sweetMargin',
      'percent',
      sweet?.margin ?? null,
      'note.market.marginOfPrice',
    ),
    sweetLeft: rangeFigure(context, 'market.sweetLeft', 'money', sweet?.left ?? null, 'note.market.left'),
    sweetLead: rangeFigure(
      context,
      'market.sweetLead',
      'change',
      leadOf(sweet?.meanUnits ?? null, all),
      'note.market.sweetLead',
    ),
    rich,
    richBand: named('market.richBand', rich, 'note.market.rich'),
    richEarns: rangeFigure(context, 'market.richEarns', 'roughMoney', rich?.earns ?? null, 'note.market.rich'),
    meanUnits: rangeFigure(context, 'market.meanUnits', 'count', all, 'note.market.meanUnits'),
    priceChange: derive('market.priceChange', 'change', changeOf(avgPrice, avgPriceT360), 'note.market.priceChange'),
    medianPrice: derive('market.medianPrice', 'money', median(prices), 'note.market.median'),
  }
}

function bandOf(context: MarketContext, { from, to }: Bounds, priced: readonly Member[]): Band {
  const within = ({ product }: Member) =>
    product.price !== null && product.price >= from && (to === null || product.price < to)
  const inside = priced.filter(within)
  const leaves = known(inside.map((member): Leaves | null => leavesOf(context, member)))
  const [meanUnits, left] = [meanOf(unitsOf(inside)), medianRange(leaves.map((each) => each.left))]
  return {
    from,
    to,
    name: `${from}-${to ?? ''}`,
    products: inside.length,
    unitsKnown: unitsOf(inside).length,
    leavesKnown: leaves.length,
    share: unitShareOf(
      inside,
      priced.filter((member) => !within(member)),
    ),
    meanUnits,
    margin: medianRange(leaves.map((each) => each.margin)),
    left,
    medianPrice: median(known(inside.map(({ product }) => product.price))),
    earns: meanUnits && left && productOf(meanUnits, left),
  }
}

/** A mean against that of all; null where nothing is sold. Lowest when its own is at its low and that of all at its high bound. */
function leadOf(mine: Range | null, all: Range | null): Range | null {
  const [value, low, high] = [
    changeOf(mine?.value, all?.value),
    changeOf(mine?.low, all?.high),
    changeOf(mine?.high, all?.low),
  ]
  return value === null || low === null || high === null ? null : { value, low, high }
}

/** A product of two estimates: the least and the most of what their bounds give, for the second may be negative. */
function productOf(a: Range, b: Range): Range {
  const all = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
  return { value: a.value * b.value, low: Math.min(...all), high: Math.max(...all) }
}
