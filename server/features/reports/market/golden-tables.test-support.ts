import type { MarketFacts } from './facts.ts'
import { attributesOf } from './forms/attributes.ts'
import {
  add,
  type Estimate,
  hasRatings,
  hasTooFewRows,
  isKnown,
  medianEstimate,
  type Row,
  rowsOf,
  soldBy,
  total,
  unitShareOf,
} from './golden-arithmetic.test-support.ts'
import { bandBounds, bandRows, formRows, medianPriceOf } from './golden-bands.test-support.ts'
import { cutoff, seasons } from './golden-months.test-support.ts'
import { herfindahl, ranking, topShare } from './golden-shares.test-support.ts'

type Cell = number | string | null
export type ExpectedTables = Record<string, Cell[][]>
export type ExpectedCharts = Record<string, (number | null)[][]>

const value = (three: Estimate | null): number | null => three?.[0] ?? null
const upTo = <T>(list: readonly T[], most: number) => list.slice(0, most)
const part = (rows: readonly Row[], inside: readonly Row[]): Cell[] => [
  inside.length,
  rows.length < 5 ? null : inside.length / rows.length,
  hasTooFewRows(rows) ? null : value(unitShareOf(rows, (row) => inside.includes(row))),
  soldBy(inside).length < 5 ? null : value(medianEstimate(soldBy(inside))),
]
const shareOf = (rows: readonly Row[], has: (row: Row) => boolean | null): number | null => {
  const known = rows.filter((row) => has(row) !== null)
  return known.length < 5 ? null : known.filter((row) => has(row)).length / known.length
}

/** This function is long: one entry per table. */
export function expectedTables(facts: MarketFacts): ExpectedTables {
  const rows = rowsOf(facts)
  const dated = rows.filter((row) => row.listedOn !== null)
  const kinds = { products: (row: Row) => row.asin, brands: (row: Row) => row.brand, sellers: (row: Row) => row.seller }
  const brands = ranking(rows, (row) => row.brand)
  const years = [...new Set(dated.map((row) => row.listedOn?.slice(0, 4) ?? ''))].sort()
  return {
    'demand.table.season': seasons(facts).map(([month, index]) => [`month.${month}`, index]),
    'concentration.table.tops': shareRows(rows, kinds),
    'concentration.table.brands': upTo(brands, 10).map((brand, at) => {
      const own = soldBy(rows.filter((row) => row.brand === brand))
      const named = rows.filter((row) => row.brand !== null)
      const first = brands.slice(0, at + 1)
      return [
        brand,
        own.length,
        add(own)[0],
        value(unitShareOf(named, (row) => row.brand === brand)),
        value(unitShareOf(named, (row) => first.includes(row.brand ?? ''))),
      ]
    }),
    'priceBands.table': bandRows(facts).map((band) => [
      band.name,
      band.rows.length,
      value(band.share),
      value(band.units),
      band.rows.length < 5 ? null : medianPriceOf(band),
      value(band.margin),
      value(band.left),
      value(band.earns),
    ]),
    'new.table.within': [3, 6, 12].map((months) => [
      `new.within${months}`,
      ...part(
        dated,
        dated.filter((row) => (row.listedOn ?? '') >= cutoff(facts.niche.observedOn, months)),
      ),
    ]),
    'new.table.years': years.map((year) => {
      const own = dated.filter((row) => row.listedOn?.slice(0, 4) === year)
      const video = (row: Row) => (row.videos === null ? null : row.videos > 0)
      return [year, ...part(dated, own), shareOf(own, (row) => row.aPlus), shareOf(own, video)]
    }),
    'starSpread.table.rating': classRows(
      rows,
      (row) => (hasRatings(row) ? row.rating : null),
      [0, 3.5, 4, 4.3, 4.6],
      'tenth',
    ),
    'starSpread.table.ratings': classRows(rows, (row) => row.ratings, [0, 100, 500, 1000, 5000], 'two digits'),
    'searchTerms.table': wordRows(facts),
    'searchTerms.table.named': facts.niche.topSearchTerms.map((term) => [term]),
    'forms.table': upTo(formRows(facts), 24).map((form) => [
      `attribute.${form.kind}`,
      form.value,
      form.products,
      form.share,
      value(form.unitShare),
      value(form.gap),
    ]),
    'topProducts.table': upTo(rows, 20).map((row) => [
      row.asin,
      row.brand,
      row.price,
      value(row.sold),
      row.sold && !hasTooFewRows(rows) ? row.sold[0] / add(soldBy(rows))[0] : null,
      row.rank,
      row.rating,
      row.ratings,
      row.fulfilment,
      row.sellerCountry,
      row.listedOn,
    ]),
  }
}

/** A kind needs two names at least. A top-n column exists only if some kind has more than n names. */
function shareRows(rows: readonly Row[], kinds: Record<string, (row: Row) => string | null>): Cell[][] {
  const kindsWithRows = Object.entries(kinds).flatMap(([kind, of]) => {
    const counted = rows.filter((row) => row.sold && of(row) !== null)
    const index = herfindahl(counted, of)
    const tops = [3, 10, 20, 50].map((top) => (counted.length < 5 ? null : value(topShare(rows, of, top))))
    return index ? [{ kind, counted: counted.length, tops, index: index[0] }] : []
  })
  return kindsWithRows.map(({ kind, counted, tops, index }) => [
    `concentration.${kind}`,
    counted,
    ...tops.filter((_, at) => kindsWithRows.some((each) => isKnown(each.tops[at]))),
    index,
  ])
}

/** Values and bounds are in hundredths to avoid rounding errors of decimals such as 4.3. */
function classRows(
  rows: readonly Row[],
  of: (row: Row) => number | null,
  fixed: number[],
  round: 'tenth' | 'two digits',
): Cell[][] {
  const known = rows.filter((row) => of(row) !== null)
  const cents = (row: Row) => Math.round((of(row) ?? 0) * 100)
  const up = (cent: number) => {
    const step = round === 'tenth' ? 10 : Number(`1e${Math.max(0, String(cent / 100).length - 2)}`) * 100
    return cent % step === 0 ? cent : cent - (cent % step) + step
  }
  const bounds = bandBounds(
    known.map(cents),
    fixed.map((bound) => bound * 100),
    0,
    up,
  )
  return bounds.map((from, at) => {
    const to = bounds[at + 1] ?? Number.POSITIVE_INFINITY
    return [
      `${from / 100}-${to === Number.POSITIVE_INFINITY ? '' : to / 100}`,
      ...part(
        known,
        known.filter((row) => cents(row) >= from && cents(row) < to),
      ),
    ]
  })
}

function wordRows({ keywords, niche }: MarketFacts): Cell[][] {
  const words = keywords ?? []
  const sorted = (list: number[]) => list.sort((a, b) => a - b)
  const half = (list: number[]) =>
    ((sorted(list)[Math.ceil(list.length / 2) - 1] ?? 0) + (sorted(list)[Math.floor(list.length / 2)] ?? 0)) / 2
  const [rate, ratio] = [
    half(words.map((word) => word.purchases / word.searches)),
    half(words.map((word) => word.searches / word.products)),
  ]
  return upTo(words, 30).map((word) => {
    const [own, supply] = [word.purchases / word.searches, word.searches / word.products]
    const advice = own >= rate ? (supply >= ratio ? 'attack' : 'exact') : supply >= ratio ? 'test' : 'wait'
    // The trend ends with the last full month before the observation day.
    const lastMonth = Number((word.observedOn ?? niche.observedOn).slice(5, 7)) - 1
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) =>
      total(word.trend.filter((_, at) => (((lastMonth - (word.trend.length - at)) % 12) + 12) % 12 === month - 1)),
    )
    return [
      word.text,
      word.zh,
      word.searches,
      word.bid,
      word.products,
      own,
      supply,
      `month.${levels.indexOf(Math.max(...levels)) + 1}`,
      words.length >= 5 ? `advice.${advice}` : null,
    ]
  })
}

export function expectedCharts(facts: MarketFacts): ExpectedCharts {
  const rows = rowsOf(facts)
  const { months } = facts
  const sums = (of: (row: Row) => string | null) =>
    ranking(rows, of).map((name) => add(soldBy(rows.filter((row) => of(row) === name)))[0])
  const stars = rows.flatMap((row) => (row.stars ? [row.stars] : []))
  const materials = new Map<string, Row[]>()
  for (const row of rows) {
    const name = formOf(row, facts)
    materials.set(name, [...(materials.get(name) ?? []), row])
  }
  const years = [...new Set(rows.flatMap((row) => row.listedOn?.slice(0, 4) ?? []))].sort()
  return {
    'demand.chart.demand': [months.map((month) => month.searches), months.map((month) => month.units)],
    'demand.chart.rate': [
      months.map(({ purchases, searches }) => (purchases === null || !searches ? null : purchases / searches)),
      months.map((month) => month.glanceViews),
    ],
    'concentration.chart.fulfilment': [sums((row) => row.fulfilment)],
    'concentration.chart.countries': [sums((row) => row.sellerCountry)],
    'priceBands.chart.products': [bandRows(facts).map((band) => band.rows.length)],
    'new.chart.years': [years.map((year) => rows.filter((row) => row.listedOn?.startsWith(year)).length)],
    'starSpread.chart.stars': [[5, 4, 3, 2, 1].map((star) => total(stars.map((each) => each[star - 1] ?? 0)))],
    'searchTerms.chart': [upTo(facts.keywords ?? [], 10).map((word) => word.searches)],
    'forms.chart.units': [
      [...materials.values()]
        .flatMap((own) => value(unitShareOf(rows, (row) => own.includes(row))) ?? [])
        .sort((a, b) => b - a),
    ],
  }
}

const formOf = (row: Row, { niche }: MarketFacts) =>
  attributesOf(row.title, niche.marketplace).find(({ kind }) => kind === 'material')?.value ?? 'none'
