/** Terms of a reverse lookup as calls carry them. */
import type { ReverseProduct, ReverseRow, Standing } from '#contracts/api/keyword-reverse.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'
import { factsReader, type RowSource, valueReader } from '../keyword-rows.ts'
import type { FoundProduct, ReverseWorld } from './find-products.ts'
import type { Lookup, Term } from './look-up.ts'
import { hasRank, type TermStanding } from './measure-term.ts'
import { NO_RANKS, ranksIn } from './reverse-weeks.ts'

const FIRST_RANKED = 10

/** Reads all of a row that a call carries. */
export function rowReader(world: ReverseWorld, source: RowSource): (term: Term) => ReverseRow {
  const factsOf = factsReader(source)
  const readers = KEYWORD_NUMBER_NAMES.map((name) => ({ name, readValue: valueReader(source, name) }))
  return ({ row, standings, measures }) => {
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
      topTen: world.catalogue.firstRanked(facts.id, FIRST_RANKED),
    }
  }
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

const toProduct = ({ product, typed, standings }: FoundProduct, week: string | null): ReverseProduct => ({
  asin: product.asin,
  typed,
  title: product.title,
  brand: product.brand,
  imageUrl: product.imageUrl,
  terms:
    week === null
      ? 0
      : standings.filter((standing) => hasRank(ranksIn(standing, week, product.observedOn) ?? NO_RANKS)).length,
})
