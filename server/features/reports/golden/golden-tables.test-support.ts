import { goldenLeaders, goldenRivals, listingScore, seasonIndex, unitMoney } from './golden-derived.test-support.ts'
import { growth, total } from './golden-math.test-support.ts'
import type { Golden } from './golden-rows.test-support.ts'

type Cell = number | string | null
export type Rows = Record<string, Cell[][]>

const DEALS: Record<string, string> = {
  lightning: 'deal.lightning',
  bestDeal: 'deal.bestDeal',
  primeExclusive: 'deal.primeExclusive',
  coupon: 'deal.coupon',
}
const ADS = ['sponsoredProduct', 'sponsoredBrand', 'sponsoredVideo']
const KINDS = ['organic', 'amazonsChoice', 'editorial', 'fourStars', 'highlyRated', ...ADS]
const ratio = (top: { clickShare: number; conversionShare: number }) => top.conversionShare / top.clickShare
const byUnits = (golden: Golden) => golden.variants.toSorted((a, b) => b.unitShare - a.unitShare)

/** This function is long: one entry per table. */
export function goldenTables(golden: Golden): Rows {
  const { months, deals, buyBox, words, own, topics, raw, category } = golden
  const index = seasonIndex(golden)
  const twenty = words.slice(0, 20)
  const ten = words.slice(0, 10)
  const units = months[23]?.units ?? 0
  const source = 'source.sample'
  const day = String(raw.observed_on)
  return {
    'sales.table.year': months.slice(12).map((each, at) => {
      const before = months[at]?.units ?? 0
      return [
        each.month,
        each.units,
        before,
        growth(each.units, before),
        each.revenue,
        index.get(Number(each.month.slice(5))) ?? null,
      ]
    }),
    'price.table.deals': deals
      .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1))
      .slice(0, 8)
      .map((deal) => {
        const usual = months.find((each) => deal.startsOn.startsWith(each.month))?.price
        return [
          DEALS[deal.kind] ?? null,
          deal.startsOn,
          deal.endsOn,
          deal.price,
          usual ? growth(deal.price, usual) : null,
        ]
      }),
    'price.table.buyBox': buyBox.map((each) => [each.seller, `fulfilment.${each.fulfilment}`, each.share]),
    'traffic.table.kinds': KINDS.map((kind) => {
      const having = words.filter((word) => word.kinds.includes(kind))
      const carried = having.map((word) => (ADS.includes(kind) ? word.ads : word.traffic - word.ads))
      return [`kind.${kind}`, having.length, having.length / words.length, total(carried)]
    }),
    'keywords.table.standing': twenty.map((word) => [
      word.text,
      word.zh,
      word.traffic,
      word.ads,
      word.organicRank,
      word.adRank,
      word.searches,
      word.weekRank,
    ]),
    'keywords.table.effort': twenty.map((word) => [
      word.text,
      word.purchases / word.searches,
      word.products,
      word.searches / word.products,
      Math.ceil((word.purchases / 30) * 8 * 0.05),
      word.titleDensity,
      total(word.topThree.map((top) => top.clickShare)),
      total(word.topThree.map((top) => top.conversionShare)),
      word.bid,
      word.bidLow,
      word.bidHigh,
    ]),
    'keywords.table.leaders': goldenLeaders(golden).map(({ word, asin, rank }) => [
      word.text,
      word.searches,
      asin,
      rank,
      word.organicRank,
    ]),
    'keywords.table.clicks': ten.map(({ text, topThree }) => [
      text,
      ...topThree.flatMap((top) => [top.asin, ratio(top)]),
      ...Array<null>((3 - topThree.length) * 2).fill(null),
      ratio({
        clickShare: total(topThree.map((top) => top.clickShare)),
        conversionShare: total(topThree.map((top) => top.conversionShare)),
      }),
    ]),
    'rivals.table': [
      ...[{ row: own, shared: null, similarity: null }, ...goldenRivals(golden).slice(0, 10)].map(
        ({ row, shared, similarity }) => [
          row.asin,
          row.brand,
          row.price,
          row === own ? units : row.units,
          row.rank,
          row.rating,
          row.ratings,
          listingScore(golden, row),
          row.listed_on,
          shared,
          similarity,
        ],
      ),
    ],
    'variants.table': byUnits(golden).map((each) => [
      each.name,
      each.asin,
      each.price,
      each.unitShare,
      Math.round(units * each.unitShare),
      each.ratingShare,
    ]),
    ...moneyTables(golden),
    'sources.table.data': (
      [
        ['data.product', 1],
        ['data.history', months.length],
        ['data.deals', deals.length],
        ['data.topics', topics.length],
        ['data.keywords', words.length],
        ['data.competitors', golden.rivals.length],
        ['data.category', category.products ?? 0],
      ] as [string, number][]
    ).map(([label, count]) => [label, count, source, day]),
  }
}

function moneyTables(golden: Golden): Rows {
  const { own } = golden
  const { price } = own
  const unit = unitMoney(golden, price)
  const ranged = unit.referral !== null && unit.referral.low !== unit.referral.high
  const line = (label: string, value: number | null, low = value, high = value): Cell[] => [
    label,
    value,
    value === null ? null : value / price,
    ...(ranged ? [low, high] : []),
  ]
  const { left, vat, referral } = unit
  const tables: Rows = {
    'profit.table.breakdown': [
      line('product.price', price),
      ...(vat > 0 ? [line('profit.vat', vat)] : []),
      line('profit.referral', referral?.value ?? null, referral?.low, referral?.high),
      line('profit.fba', unit.fba),
      line('profit.storage', unit.storage),
      line('profit.left', left, left, unit.leftHigh),
    ],
  }
  if (left === null) return tables
  return {
    ...tables,
    'profit.table.ladder': [0.2, 0.3, 0.4].map((share) => {
      const net = left - share * price
      return [share, share * price, net, net / price, net / (share * price), net / price, Math.max(0, net) * 0.1]
    }),
    'profit.table.whatIf': [-0.1, 0, 0.1].map((change) => {
      const changedPrice = Math.round(price * (1 + change))
      const other = unitMoney(golden, changedPrice)
      return [change, changedPrice, other.referral?.value ?? null, other.fba, other.margin, other.left]
    }),
  }
}

export function goldenCharts(golden: Golden): Record<string, (number | null)[][]> {
  const { months, words, stars, own } = golden
  const ten = words.slice(0, 10)
  const selling = golden.rivals.map(({ row }) => row.units).sort((a, b) => b - a)
  const all = total(words.map((word) => word.traffic))
  const ads = total(words.map((word) => word.ads))
  const prices = months.map((each) => each.price)
  return {
    'sales.chart.units': [months.map((each) => each.units), prices],
    'sales.chart.standing': [months.map((each) => each.rank)],
    'traffic.chart.split': [[all - ads, ads, 1 - all]],
    'keywords.chart.demand': [
      months.map((_, at) => total(ten.map((word) => word.trend.at(at - months.length) ?? 0))),
      months.map((each) => each.units),
    ],
    'rivals.chart.units': [[months[23]?.units ?? own.units, ...selling.slice(0, 5)]],
    'ratings.chart.stars': [stars.toReversed()],
    'ratings.chart.growth': [
      months.map((each, at) => (at === 0 ? null : each.ratings - (months[at - 1]?.ratings ?? 0))),
      months.map((each) => each.ratings),
    ],
    'variants.chart.share': [byUnits(golden).map((each) => each.unitShare)],
  }
}

export function bandOf(golden: Golden, label: string): [count: number, units: number | null] {
  const [from = 0, to] = label.split('-').map((bound) => (bound === '' ? Number.POSITIVE_INFINITY : Number(bound)))
  const all = [golden.own, ...golden.rivals.map(({ row }) => row)]
  const inside = all.filter(({ price }) => price >= from && price < (to ?? 0))
  const units = inside.map((each) => each.units)
  const isFew = units.length < 5 || Math.max(...units) > total(units) / 2
  return [inside.length, isFew ? null : total(units) / inside.length]
}
