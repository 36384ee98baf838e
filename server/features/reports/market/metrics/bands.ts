/** Price bands: how many products stand in each, what they sell, and what a sale there leaves. */
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { LEAST_OF_MARKET, tooFew } from '#contracts/model/report/sample.ts'
import { derivedFigure, type Range, rangeFigure, sampled } from '../../asin/context.ts'
import { type Band as Bounds, isWithin, priceBands } from '../../asin/metrics/price-bands.ts'
import { changeOf, known, median } from '../../asin/metrics/statistics.ts'
import type { MarketContext, Member } from '../context.ts'
import { type Leaves, leavesOf, medianRange } from './margin.ts'
import { fewSold, meanOf, soldBy, unitShareOf, unitsOf } from './ranges.ts'

export interface Band extends Bounds {
  /** The stored form: `1000-2000`, or `5000-` without an upper bound. */
  name: string
  products: number
  /** Of the units of all products that know price and units. The following are null where its own products are too few. */
  share: Range | null
  /** Units of a product a month, over those that know them. */
  meanUnits: Range | null
  margin: Range | null
  left: Range | null
  medianPrice: number | null
  /** What a product earns there in a month: average units × what a sale leaves. */
  earns: Range | null
}

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
  /** What a sale there leaves, and so what the goods may cost to land. */
  richMargin: Figure
  richLeft: Figure
  meanUnits: Figure
  priceChange: Figure
  medianPrice: Figure
}

export function bandMetrics(context: MarketContext): BandMetrics {
  const priced = context.members.filter(({ product }) => product.price !== null)
  const prices = known(priced.map(({ product }) => product.price))
  const whole = 10 ** marketplaces[context.facts.niche.marketplace].decimals
  const bands = priceBands(prices, whole).map((bounds) => bandOf(context, bounds, priced))
  const sold = soldBy(priced)
  // One band alone cannot be the best.
  const best = (numberOf: (band: Band) => number | null) => {
    const told = bands.filter((band) => numberOf(band) !== null)
    if (told.length < 2 || tooFew(sold, LEAST_OF_MARKET)) return null
    return told.reduce((top, band) => ((numberOf(top) ?? 0) >= (numberOf(band) ?? 0) ? top : band))
  }
  const all = meanOf(unitsOf(priced))
  const most = best(({ meanUnits }) => meanUnits?.value ?? null)
  // The best of the bands with enough products may still sell less than the average product.
  const sweet = (most?.meanUnits?.value ?? 0) > (all?.value ?? 0) ? most : null
  const rich = best(({ earns }) => earns?.value ?? null)
  const { avgPrice, avgPriceT360 } = context.facts.niche.summary
  const derive = (
    label: Figure['label'],
    unit: Figure['unit'],
    value: Figure['value'],
    note: NonNullable<Figure['note']>,
  ) => derivedFigure(context, label, unit, value, note)
  const named = (
    label: Figure['label'],
    band: Band | null,
    note: NonNullable<Figure['note']>,
    known: boolean,
  ): Figure => ({
    ...derivedFigure({ ...context, ...context.unitsBasis }, label, 'band', band?.name ?? null, note),
    ...(band === null && known ? { few: tooFew(sold, LEAST_OF_MARKET) ?? 'small' } : {}),
  })
  return {
    bands,
    sweet,
    sweetBand: named('market.sweetBand', sweet, 'note.market.sweet', sold.length > 0),
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
    richBand: named(
      'market.richBand',
      rich,
      'note.market.rich',
      priced.some((member) => member.units !== null && leavesOf(context, member)),
    ),
    richEarns: rangeFigure(context, 'market.richEarns', 'roughMoney', rich?.earns ?? null, 'note.market.rich'),
    richMargin: rangeFigure(context, 'market.richMargin', 'percent', rich?.margin ?? null, 'note.market.marginOfPrice'),
    richLeft: rangeFigure(context, 'market.richLeft', 'money', rich?.left ?? null, 'note.market.left'),
    meanUnits: sampled(rangeFigure(context, 'market.meanUnits', 'count', all, 'note.market.meanUnits'), sold),
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
  const meanUnits = fewSold(inside) ? null : meanOf(unitsOf(inside))
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
    meanUnits,
    margin: medianRange(told.map((each) => each.margin)),
    left,
    medianPrice: tooFew(inside.length) ? null : median(known(inside.map(({ product }) => product.price))),
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
