/** Price bands: how many products stand in each, what they sell, and what a sale there leaves. */
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { LEAST_OF_MARKET, type TooFew, tooFew } from '#contracts/model/report/sample.ts'
import { derivedFigure, type Range, rangeFigure, sampled } from '../../asin/context.ts'
import { type Band as Bounds, isWithin, priceBands } from '../../asin/metrics/price-bands.ts'
import { changeOf, known, median } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { type Leaves, leavesOf } from './margin.ts'
import { fewSold, medianRange, medianUnitsOf, soldBy, unitShareOf, unitsOf } from './ranges.ts'

export interface Band extends Bounds {
  /** The stored form: `1000-2000`, or `5000-` without an upper bound. */
  name: string
  products: number
  /** Of the units of all products that know price and units. The following are null where its own products are too few. */
  share: Range | null
  /** Median units a month of the products that know them. */
  medianUnits: Range | null
  margin: Range | null
  left: Range | null
  medianPrice: number | null
  /** What a typical product earns there in a month: median units × what a sale leaves. */
  earns: Range | null
}

export interface BandMetrics {
  bands: Band[]
  /** The band with the highest median units, if it surely leads the others; of those with enough products that know their units. */
  sweet: Band | null
  sweetBand: Figure
  sweetUnits: Figure
  sweetMargin: Figure
  sweetLeft: Figure
  /** Median units in the sweet spot against all products. */
  sweetLead: Figure
  /** The band whose products surely earn most, before the goods are paid. */
  rich: Band | null
  richBand: Figure
  richEarns: Figure
  /** What a sale there leaves, and so what the goods may cost to land. */
  richMargin: Figure
  richLeft: Figure
  medianUnits: Figure
  priceChange: Figure
  medianPrice: Figure
}

export function bandMetrics(context: MarketContext): BandMetrics {
  const priced = context.members.filter(({ product }) => product.price !== null)
  const prices = known(priced.map(({ product }) => product.price))
  const whole = 10 ** marketplaces[context.facts.niche.marketplace].decimals
  const bands = priceBands(prices, whole).map((bounds) => bandOf(context, bounds, priced))
  const sold = soldBy(priced)
  const all = medianRange(unitsOf(priced))
  const bySales = leaderOf(bands, ({ medianUnits }) => medianUnits, sold)
  // The best of the bands with enough products may still sell less than the typical product.
  const sweet = (bySales.band?.medianUnits?.value ?? 0) > (all?.value ?? 0) ? bySales.band : null
  const byEarnings = leaderOf(bands, ({ earns }) => earns, sold)
  const rich = byEarnings.band
  const { avgPrice, avgPriceT360 } = context.facts.niche.summary
  const derive = (
    label: Figure['label'],
    unit: Figure['unit'],
    value: Figure['value'],
    note: NonNullable<Figure['note']>,
  ) => derivedFigure(context, label, unit, value, note)
  const named = (
    label: Figure['label'],
    { band, few }: Leader,
    note: NonNullable<Figure['note']>,
    isKnown: boolean,
  ): Figure => ({
    ...derivedFigure({ ...context, ...context.unitsBasis }, label, 'band', band?.name ?? null, note),
    ...(few && isKnown ? { few } : {}),
  })
  return {
    bands,
    sweet,
    sweetBand: named('market.sweetBand', { ...bySales, band: sweet }, 'note.market.sweetMedian', sold.length > 0),
    sweetUnits: rangeFigure(
      context,
      'market.sweetMedian',
      'count',
      sweet?.medianUnits ?? null,
      'note.market.medianUnits',
    ),
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
      leadOf(sweet?.medianUnits ?? null, all),
      'note.market.sweetMedianLead',
    ),
    rich,
    richBand: named(
      'market.richBand',
      byEarnings,
      'note.market.richMedian',
      priced.some((member) => member.units !== null && leavesOf(context, member)),
    ),
    richEarns: rangeFigure(context, 'market.richEarns', 'roughMoney', rich?.earns ?? null, 'note.market.richMedian'),
    richMargin: rangeFigure(context, 'market.richMargin', 'percent', rich?.margin ?? null, 'note.market.marginOfPrice'),
    richLeft: rangeFigure(context, 'market.richLeft', 'money', rich?.left ?? null, 'note.market.left'),
    medianUnits: sampled(
      rangeFigure(context, 'market.medianUnits', 'count', all, 'note.market.medianUnits'),
      sold.length,
    ),
    priceChange: derive('market.priceChange', 'change', changeOf(avgPrice, avgPriceT360), 'note.market.priceChange'),
    medianPrice: sampled(derive('market.medianPrice', 'money', median(prices), 'note.market.median'), prices.length),
  }
}

function bandOf(context: MarketContext, bounds: Bounds, priced: readonly Member[]): Band {
  const { from, to } = bounds
  const within = ({ product }: Member) => product.price !== null && isWithin(bounds, product.price)
  const inside = priced.filter(within)
  const leaves = known(inside.map((member): Leaves | null => leavesOf(context, member)))
  const told = tooFew(leaves.length) ? [] : leaves
  const medianUnits = medianUnitsOf(inside)
  const left = medianRange(told.map((each) => each.left))
  return {
    from,
    to,
    name: `${from}-${to ?? ''}`,
    products: inside.length,
    share: fewSold(priced)
      ? null
      : unitShareOf(
          inside,
          priced.filter((member) => !within(member)),
        ),
    medianUnits,
    margin: medianRange(told.map((each) => each.margin)),
    left,
    medianPrice: tooFew(inside.length) ? null : median(known(inside.map(({ product }) => product.price))),
    earns: medianUnits && left && productOf(medianUnits, left),
  }
}

interface Leader {
  band: Band | null
  /** Why there is none: a sample that is too small. */
  few: TooFew | null
}

/** The band that surely leads: its lowest value reaches the highest of each other band. One band alone cannot lead. */
function leaderOf(bands: readonly Band[], rangeOf: (band: Band) => Range | null, sold: readonly number[]): Leader {
  const ranked = bands
    .flatMap((band) => {
      const range = rangeOf(band)
      return range ? [{ band, range }] : []
    })
    .sort((a, b) => b.range.value - a.range.value)
  const [first, ...others] = ranked
  const few = tooFew(sold.length, LEAST_OF_MARKET) ?? (others.length === 0 ? 'small' : null)
  const isSure = first !== undefined && others.every(({ range }) => first.range.low >= range.high)
  return { band: few === null && isSure ? first.band : null, few }
}

/** A median against that of all; null where nothing is sold. Lowest when its own is at its low and that of all at its high bound. */
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
