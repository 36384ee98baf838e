/** Price bands: how many products stand in each, what they sell, and what a sale there leaves. */
import { derivedFigure, type Range, rangeFigure } from '../../context.ts'
import { type PriceBand, priceBands } from '../../metrics/price-bands.ts'
import { changeOf, known, median } from '../../metrics/statistics.ts'
import type { Figure } from '../../report.ts'
import type { MarketContext, Member } from '../context.ts'
import { type Leaves, leavesOf, medianRange } from './margin.ts'
import { meanOf, shareOf } from './ranges.ts'

export interface Band extends PriceBand {
  products: number
  /** Of the units of all products that know price and units. */
  share: Range | null
  /** Units of a product a month, over those that know them. */
  meanUnits: Range | null
  margin: Range | null
  left: Range | null
  medianPrice: number | null
}

/** Fewer products than this in a band are chance. */
const ENOUGH = 3

export interface BandMetrics {
  bands: Band[]
  /** The band whose products sell most on average, of those that hold enough products. */
  sweet: Band | null
  sweetFrom: Figure
  sweetTo: Figure
  sweetUnits: Figure
  sweetMargin: Figure
  sweetLeft: Figure
  /** Average units in the sweet spot against all products. */
  sweetLead: Figure
  meanUnits: Figure
  priceChange: Figure
  medianPrice: Figure
}

const unitsOf = (members: readonly Member[]) => members.flatMap((member) => member.units ?? [])

export function bandMetrics(context: MarketContext): BandMetrics {
  const priced = context.members.filter(({ product }) => product.price !== null)
  const prices = known(priced.map(({ product }) => product.price))
  const within = ({ from, to }: PriceBand, { product }: Member) =>
    product.price !== null && product.price >= from && product.price < to
  const bands = priceBands(prices).map((band): Band => {
    const inside = priced.filter((member) => within(band, member))
    const leaves = known(inside.map((member): Leaves | null => leavesOf(context, member)))
    return {
      ...band,
      products: inside.length,
      share: shareOf(unitsOf(inside), unitsOf(priced.filter((member) => !within(band, member)))),
      meanUnits: meanOf(unitsOf(inside)),
      margin: medianRange(leaves.map((each) => each.margin)),
      left: medianRange(leaves.map((each) => each.left)),
      medianPrice: median(known(inside.map(({ product }) => product.price))),
    }
  })
  const sweet = bands
    .filter((band) => band.meanUnits !== null && band.products >= ENOUGH)
    .reduce<Band | null>(
      (best, band) => ((band.meanUnits?.value ?? 0) > (best?.meanUnits?.value ?? 0) ? band : best),
      null,
    )
  const all = meanOf(unitsOf(priced))
  const { avgPrice, avgPriceT360 } = context.facts.niche.summary
  return {
    bands,
    sweet,
    sweetFrom: derivedFigure(context, 'market.sweetFrom', 'money', sweet?.from ?? null, 'note.market.sweet'),
    sweetTo: derivedFigure(context, 'market.sweetTo', 'money', sweet?.to ?? null, 'note.market.sweet'),
    sweetUnits: rangeFigure(context, 'market.sweetUnits', 'count', sweet?.meanUnits ?? null, 'note.market.meanUnits'),
    sweetMargin: rangeFigure(context, 'market.sweetMargin', 'percent', sweet?.margin ?? null, 'note.market.margin'),
    sweetLeft: rangeFigure(context, 'market.sweetLeft', 'money', sweet?.left ?? null, 'note.market.left'),
    sweetLead: derivedFigure(
      context,
      'market.sweetLead',
      'change',
      changeOf(sweet?.meanUnits?.value, all?.value),
      'note.market.sweetLead',
    ),
    meanUnits: rangeFigure(context, 'market.meanUnits', 'count', all, 'note.market.meanUnits'),
    priceChange: derivedFigure(
      context,
      'market.priceChange',
      'change',
      changeOf(avgPrice, avgPriceT360),
      'note.market.priceChange',
    ),
    medianPrice: derivedFigure(context, 'market.medianPrice', 'money', median(prices), 'note.market.median'),
  }
}
