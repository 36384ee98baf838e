import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { MIN_MARKET_SAMPLE, type TooFew, tooFew } from '#contracts/model/report/sample.ts'
import { derivedFigure, type Range, rangeFigure, withholdTooFew } from '../../asin/context.ts'
import { type Band as Bounds, isWithin, priceBands } from '../../asin/metrics/price-bands.ts'
import { changeOf, median, withoutNulls } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { type SaleMargin, saleMarginOf } from './margin.ts'
import { medianRange, medianUnitsOf, soldBy, tooFewSold, unitShareOf, unitsOf } from './ranges.ts'

export interface Band extends Bounds {
  /** Stored in reports: `1000-2000`, or `5000-` without an upper bound. */
  name: string
  products: number
  /**
   * Share of the units of all products with known price and units. This and the next fields are null for too few
   * products.
   */
  share: Range | null
  medianUnits: Range | null
  margin: Range | null
  left: Range | null
  medianPrice: number | null
  earns: Range | null
}

export interface BandMetrics {
  bands: Band[]
  /** The band with the highest median units, if its range is above the ranges of all other bands. */
  sweet: Band | null
  sweetBand: Figure
  sweetUnits: Figure
  sweetMargin: Figure
  sweetLeft: Figure
  sweetLead: Figure
  /** The band with the highest earnings before the cost of goods, if its range is above all others. */
  rich: Band | null
  richBand: Figure
  richEarns: Figure
  richMargin: Figure
  richLeft: Figure
  medianUnits: Figure
  priceChange: Figure
  medianPrice: Figure
}

/** This function is long: a flat list of figures. */
export function bandMetrics(context: MarketContext): BandMetrics {
  const priced = context.members.filter(({ product }) => product.price !== null)
  const prices = withoutNulls(priced.map(({ product }) => product.price))
  const whole = 10 ** marketplaces[context.facts.niche.marketplace].decimals
  const bands = priceBands(prices, whole).map((bounds) => bandOf(context, bounds, priced))
  const sold = soldBy(priced)
  const all = medianRange(unitsOf(priced))
  const bySales = leaderOf(bands, ({ medianUnits }) => medianUnits, sold)
  // The leading band may still sell less than the median of all products.
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
      priced.some((member) => member.units !== null && saleMarginOf(context, member)),
    ),
    richEarns: rangeFigure(context, 'market.richEarns', 'roughMoney', rich?.earns ?? null, 'note.market.richMedian'),
    richMargin: rangeFigure(context, 'market.richMargin', 'percent', rich?.margin ?? null, 'note.market.marginOfPrice'),
    richLeft: rangeFigure(context, 'market.richLeft', 'money', rich?.left ?? null, 'note.market.left'),
    medianUnits: withholdTooFew(
      rangeFigure(context, 'market.medianUnits', 'count', all, 'note.market.medianUnits'),
      sold.length,
    ),
    priceChange: derive('market.priceChange', 'change', changeOf(avgPrice, avgPriceT360), 'note.market.priceChange'),
    medianPrice: withholdTooFew(
      derive('market.medianPrice', 'money', median(prices), 'note.market.median'),
      prices.length,
    ),
  }
}

function bandOf(context: MarketContext, bounds: Bounds, priced: readonly Member[]): Band {
  const { from, to } = bounds
  const within = ({ product }: Member) => product.price !== null && isWithin(bounds, product.price)
  const inside = priced.filter(within)
  const leaves = withoutNulls(inside.map((member): SaleMargin | null => saleMarginOf(context, member)))
  const enough = tooFew(leaves.length) ? [] : leaves
  const medianUnits = medianUnitsOf(inside)
  const left = medianRange(enough.map((each) => each.left))
  return {
    from,
    to,
    name: `${from}-${to ?? ''}`,
    products: inside.length,
    share: tooFewSold(priced)
      ? null
      : unitShareOf(
          inside,
          priced.filter((member) => !within(member)),
        ),
    medianUnits,
    margin: medianRange(enough.map((each) => each.margin)),
    left,
    medianPrice: tooFew(inside.length) ? null : median(withoutNulls(inside.map(({ product }) => product.price))),
    earns: medianUnits && left && productOf(medianUnits, left),
  }
}

interface Leader {
  band: Band | null
  few: TooFew | null
}

/** The band whose low bound is at least the high bound of every other band. A single band cannot lead. */
function leaderOf(bands: readonly Band[], rangeOf: (band: Band) => Range | null, sold: readonly number[]): Leader {
  const ranked = bands
    .flatMap((band) => {
      const range = rangeOf(band)
      return range ? [{ band, range }] : []
    })
    .sort((a, b) => b.range.value - a.range.value)
  const [first, ...others] = ranked
  const few = tooFew(sold.length, MIN_MARKET_SAMPLE) ?? (others.length === 0 ? 'small' : null)
  const isSure = first !== undefined && others.every(({ range }) => first.range.low >= range.high)
  return { band: few === null && isSure ? first.band : null, few }
}

/** Relative lead of one median over another. The low bound compares `mine.low` with `all.high`. */
function leadOf(mine: Range | null, all: Range | null): Range | null {
  const [value, low, high] = [
    changeOf(mine?.value, all?.value),
    changeOf(mine?.low, all?.high),
    changeOf(mine?.high, all?.low),
  ]
  return value === null || low === null || high === null ? null : { value, low, high }
}

/** All four products of bounds are needed, because the second factor may be negative. */
function productOf(a: Range, b: Range): Range {
  const all = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
  return { value: a.value * b.value, low: Math.min(...all), high: Math.max(...all) }
}
