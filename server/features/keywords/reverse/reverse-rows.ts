/** Terms of a reverse lookup as calls carry them. */
import type { ReverseProduct, ReverseRow, Standing } from '#contracts/api/keyword-reverse.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'
import { factsReader, type RowSource, valueReader } from '../keyword-rows.ts'
import { asinOfCompared, type ComparedProduct, type ReverseWorld } from './find-products.ts'
import type { Lookup, Term } from './look-up.ts'
import { hasRank, type TermStanding } from './measure-term.ts'
import { NO_RANKS, ranksOf } from './reverse-weeks.ts'

/** All that a call carries of these terms. */
export function toRows(world: ReverseWorld, source: RowSource, terms: readonly Term[]): ReverseRow[] {
  const factsOf = factsReader(source)
  const topTen = world.catalogue.firstRanked(terms.map(({ row }) => source.table.ids.at(row)))
  const readers = KEYWORD_NUMBER_NAMES.map((name) => ({ name, readValue: valueReader(source, name) }))
  return terms.map(({ row, standings, measures }) => {
    const { numbers, ...judgements } = measures
    const facts = factsOf(row)
    const values: Partial<ReverseRow['values']> = { ...numbers }
    for (const { name, readValue } of readers) values[name] = readValue(row)
    return {
      ...facts,
      ...judgements,
      // The cast: `numbers` and `readers` have all names.
      values: values as ReverseRow['values'],
      standing: standings.map(toStanding),
      topTen: topTen.get(facts.id) ?? [],
    }
  })
}

const toStanding = ({ now, before = NO_RANKS, kinds, trafficShare, adShare }: TermStanding): Standing => ({
  ...now,
  organicBefore: before.organicRank,
  adBefore: before.adRank,
  kinds,
  trafficShare,
  adShare,
})

/** What all calls of a lookup answer about its products and weeks. */
export const foundOf = ({ products, left, weeks }: Lookup) => ({
  product: products.map((found) => toProduct(found, weeks.week)),
  left,
  weeks: weeks.all,
  week: weeks.week,
  against: weeks.against,
})

const toProduct = (compared: ComparedProduct, week: string | null): ReverseProduct => {
  const { product, typed } = compared
  return {
    asin: asinOfCompared(compared),
    typed: product && typed,
    title: product?.title ?? null,
    brand: product?.brand ?? null,
    imageUrl: product?.imageUrl ?? null,
    terms: product && week ? ranksOf(compared, week).filter((ranks) => hasRank(ranks ?? NO_RANKS)).length : null,
  }
}
