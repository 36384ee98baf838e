import type { MarketFacts } from './facts.ts'
import {
  add,
  type Estimate,
  type Expected,
  hasRatings,
  hasTooFewRows,
  isBelowBadge,
  isTooFew,
  median,
  medianEstimate,
  type Row,
  rowsOf,
  saleMarginOf,
  soldBy,
  total,
  unitShareOf,
} from './golden-arithmetic.test-support.ts'
import { clickFigures, explorerFigures } from './golden-explorer.test-support.ts'
import { cutoff, seasons, sumOfMonths } from './golden-months.test-support.ts'
import { herfindahl, ranking, topShare } from './golden-shares.test-support.ts'

/** This function is long: a flat list of figures. */
export function expectedFigures(facts: MarketFacts): Expected {
  const rows = rowsOf(facts)
  const rated = rows.filter(hasRatings).flatMap((row) => row.rating ?? [])
  const { summary } = facts.niche
  const sold = rows.filter((row) => row.sold)
  const last = facts.months.at(-1)
  const seasonal = seasons(facts)
  const peak = seasonal.reduce<[number, number] | null>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    null,
  )
  const low = seasonal.reduce<[number, number] | null>((best, each) => (best && best[1] < each[1] ? best : each), null)
  const margins = rows.flatMap((row) => saleMarginOf(row, facts) ?? [])
  const topTenShare = topShare(rows, (row) => row.asin, 10)
  const n = sold.length
  const excess =
    topTenShare === null || n <= 10
      ? null
      : (topTenShare.map((share) => (share - 10 / n) / (1 - 10 / n)) as unknown as Estimate)
  const unlessTooFew = <T>(list: readonly unknown[], value: T, least = 5): T | null =>
    list.length < least ? null : value
  const hhiBy = (nameOf: (row: Row) => string | null) =>
    herfindahl(
      sold.filter((row) => nameOf(row) !== null),
      nameOf,
    )
  const branded = sold.filter((row) => row.brand !== null)
  const prices = rows.flatMap((row) => row.price ?? [])
  const shareWithTrait = (trait: (row: Row) => string | null, wanted: string) => {
    const known = sold.filter((row) => trait(row) !== null)
    return hasTooFewRows(known, 10) ? null : unitShareOf(known, (row) => trait(row) === wanted)
  }
  const period = { general: 'period.N', growing: 'period.I', declining: 'period.D', seasonal: `period.S${peak?.[0]}` }
  return {
    'market.firstUnits': rows[0]?.sold ?? null,
    'market.units': summary.demand ?? last?.units ?? null,
    'market.unitsKnown': sold.length > 0 ? add(soldBy(rows)) : null,
    'market.revenue': last?.revenue ?? null,
    'market.revenueKnown': add(
      sold.flatMap(({ price, sold: each }) =>
        price !== null && each ? [[each[0] * price, each[1] * price, each[2] * price] as const] : [],
      ),
    ),
    'market.pricedUnits': add(soldBy(rows.filter((row) => row.price !== null))),
    'market.priced': sold.filter((row) => row.price !== null).length,
    'market.averagePrice': summary.avgPrice ?? unlessTooFew(prices, total(prices) / prices.length),
    'market.meanPrice': unlessTooFew(prices, total(prices) / prices.length),
    'market.medianPrice': unlessTooFew(prices, median(prices)),
    'market.lowestPrice': prices.toSorted((a, b) => a - b)[0] ?? null,
    'market.highestPrice': prices.toSorted((a, b) => a - b).at(-1) ?? null,
    'market.hhiProducts': hhiBy((row) => row.asin),
    'market.hhiBrands': hhiBy((row) => row.brand),
    'market.products': summary.productCount,
    'market.looked': rows.length,
    'market.known': sold.length,
    'market.measured': facts.members.filter((each) => each.units !== null || each.product.boughtPastMonth !== null)
      .length,
    'market.estimated':
      sold.length - facts.members.filter((each) => each.units !== null || each.product.boughtPastMonth !== null).length,
    'market.unknownUnits': rows.length - sold.length,
    'market.belowBadge': facts.members.filter((each) => isBelowBadge(each, facts)).length,
    'data.day': facts.niche.observedOn,
    'data.age': Math.round((Date.parse(facts.now.slice(0, 10)) - Date.parse(facts.niche.observedOn)) / 86_400_000),
    'market.medianRating': unlessTooFew(rated, median(rated)),
    'market.medianRatings': unlessTooFew(
      rows.flatMap((row) => row.ratings ?? []),
      median(rows.flatMap((row) => row.ratings ?? [])),
    ),
    'market.returnRate': summary.returnRateT360,
    'rivals.returnRate': facts.parent?.returnRate ?? facts.category?.returnRate ?? null,
    'market.category': facts.niche.categoryPath.join(' › '),
    'market.type': summary.nicheType && `nicheType.${summary.nicheType}`,
    'market.period': summary.nicheType && period[summary.nicheType],
    'market.unitsGrowth': growthOf(sumOfMonths(facts, 'units', -12), sumOfMonths(facts, 'units', -24, -12)),
    'market.searchGrowth':
      summary.searchVolumeGrowthT360 ??
      growthOf(sumOfMonths(facts, 'searches', -12), sumOfMonths(facts, 'searches', -24, -12)),
    'market.searchGrowthT90': summary.searchVolumeGrowthT90,
    'market.unitsTwelve': sumOfMonths(facts, 'units', -12),
    'market.searchesTwelve': sumOfMonths(facts, 'searches', -12),
    'market.glanceViews': sumOfMonths(facts, 'glanceViews', -12),
    'market.purchaseRate': ratio(sumOfMonths(facts, 'purchases', -12), sumOfMonths(facts, 'searches', -12)),
    'market.conversion': ratio(sumOfMonths(facts, 'units', -12), sumOfMonths(facts, 'glanceViews', -12)),
    'market.peak': peak && `month.${peak[0]}`,
    'market.low': low && `month.${low[0]}`,
    'market.swing': peak && low && ratio(peak[1], low[1]),
    'market.topTen': topTenShare,
    'market.excess': excess,
    'market.topBrand': branded.length < 10 ? null : topShare(rows, (row) => row.brand, 1),
    'market.topBrandName': ranking(rows, (row) => row.brand)[0] ?? null,
    'market.topTenBrands': topShare(rows, (row) => row.brand, 10),
    'market.topTenSellers': topShare(rows, (row) => row.seller, 10),
    ...clickFigures(facts),
    'market.brandCount': new Set(branded.map((row) => row.brand)).size,
    'market.sellerCount': new Set(sold.flatMap((row) => row.seller ?? [])).size,
    'market.amazon': shareWithTrait((row) => row.fulfilment, 'AMZ'),
    'market.chinese': shareWithTrait((row) => row.sellerCountry, 'CN'),
    'market.marginOfPrice': unlessTooFew(margins, medianEstimate(margins.map(({ margin }) => margin))),
    'market.left': unlessTooFew(margins, medianEstimate(margins.map(({ left }) => left))),
    'market.medianUnits': unlessTooFew(
      soldBy(rows.filter((row) => row.price !== null)),
      medianEstimate(soldBy(rows.filter((row) => row.price !== null))),
    ),
    'market.priceChange': growthOf(summary.avgPrice, summary.avgPriceT360),
    ...newcomerFigures(facts, rows),
    ...spreadFigures(rows),
    ...wordFigures(facts),
    ...explorerFigures(facts),
  }
}

const ratio = (a: number | null, b: number | null) => (a === null || b === null || b === 0 ? null : a / b)
const growthOf = (a: number | null, b: number | null) => (ratio(a, b) === null ? null : (ratio(a, b) ?? 0) - 1)

function newcomerFigures(facts: MarketFacts, rows: readonly Row[]): Expected {
  const dated = rows.filter((row) => row.listedOn !== null)
  const within = (months: number) =>
    dated.filter((row) => (row.listedOn ?? '') >= cutoff(facts.niche.observedOn, months))
  const [medianUnits = Number.NaN, low = Number.NaN, high = Number.NaN] = medianEstimate(soldBy(rows)) ?? []
  const fresh = within(12).filter((row) => row.sold)
  const successful = fresh.filter((row) => (row.sold?.[0] ?? 0) >= medianUnits)
  const atLeast = fresh.filter(({ sold }) => sold && sold[1] >= high).length
  const atMost = fresh.filter(({ sold }) => sold && sold[2] >= low).length
  const n = fresh.length
  const leaderRatings = rows.slice(0, 20).flatMap((row) => row.ratings ?? [])
  // A range from 0 to all new products says nothing.
  const isConclusive =
    dated.length >= 10 &&
    n >= 5 &&
    facts.memberCount === rows.length &&
    (atLeast > 0 || atMost < n) &&
    n * 2 <= rows.filter((row) => row.sold).length
  const shareHaving = (of: (row: Row) => boolean | null) => {
    const known = rows.filter((row) => of(row) !== null)
    return known.length < 5 ? null : known.filter((row) => of(row)).length / known.length
  }
  return {
    'market.dated': dated.length,
    'market.newShare': dated.length < 10 ? null : within(12).length / dated.length,
    'market.provenShare':
      dated.length < 10 || (!isConclusive && within(12).length / dated.length >= 0.15)
        ? null
        : within(12).length / dated.length,
    'market.newShareThree': dated.length < 10 ? null : within(3).length / dated.length,
    'market.newUnitShare':
      dated.length < 10 || hasTooFewRows(dated) ? null : unitShareOf(dated, (row) => within(12).includes(row)),
    'market.fresh': isConclusive ? n : null,
    'market.leaders': leaderRatings.length === 0 ? null : leaderRatings.length,
    'market.success': isConclusive ? [successful.length / n, atLeast / n, atMost / n] : null,
    'market.successes': isConclusive ? [successful.length, atLeast, atMost] : null,
    'market.threshold': leaderRatings.length < 5 ? null : median(leaderRatings),
    'market.successRatings':
      isConclusive && successful.filter((row) => row.ratings !== null).length >= 5
        ? median(successful.flatMap((row) => row.ratings ?? []))
        : null,
    'market.aPlus': shareHaving((row) => row.aPlus),
    'market.video': shareHaving((row) => (row.videos === null ? null : row.videos > 0)),
  }
}

function spreadFigures(rows: readonly Row[]): Expected {
  const starred = rows.flatMap((row) => (row.stars ? [row.stars] : []))
  const all = isTooFew(starred.map((stars) => total(stars))) ? 0 : total(starred.flat())
  const rated = rows.filter(hasRatings).flatMap((row) => row.rating ?? [])
  return {
    'market.starred': starred.length,
    'ratings.positive': ratio(total(starred.map((stars) => stars[3] + stars[4])), all),
    'ratings.negative': ratio(total(starred.map((stars) => stars[0] + stars[1])), all),
    'market.weak': rated.length < 5 ? null : ratio(rated.filter((rating) => rating < 4).length, rated.length),
  }
}

function wordFigures({ keywords }: MarketFacts): Expected {
  const words = keywords ?? []
  const medianUnlessTooFew = (list: number[]) => (list.length < 5 ? null : median(list))
  const clicked = words.filter((word) => word.topThree.length > 0)
  return {
    'market.wordSearches': words.length > 0 ? total(words.map((word) => word.searches)) : null,
    'market.wordRate': medianUnlessTooFew(
      words.filter((word) => word.searches > 0).map((word) => word.purchases / word.searches),
    ),
    'market.wordRatio': medianUnlessTooFew(
      words.filter((word) => word.products > 0).map((word) => word.searches / word.products),
    ),
    'market.wordBid': medianUnlessTooFew(words.map((word) => word.bid)),
    'market.wordClicks':
      clicked.length < 5
        ? null
        : ratio(total(clicked.flatMap((word) => word.topThree.map((top) => top.clickShare))), clicked.length),
  }
}
