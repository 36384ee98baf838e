/** Rows of the keyword list as calls carry them. */
import type { KeywordRow } from '#contracts/api/keyword-search.ts'
import {
  KEYWORD_NUMBER_NAMES,
  KEYWORD_NUMBERS,
  type KeywordNumber,
  PERIODS,
} from '#contracts/model/keywords/keyword-metrics.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { asinOf, callValueReader, type KeywordTable, withoutNoise } from '#server/features/screener/public.ts'
import type { Scope } from './keyword-scope.ts'
import { pastValue } from './past-months.ts'

export interface RowSource {
  table: KeywordTable
  scope: Scope
}

/** Reads all of a row that a call carries. */
export function rowReader(source: RowSource): (row: number) => KeywordRow {
  const factsOf = factsReader(source)
  const readers = KEYWORD_NUMBER_NAMES.map((name) => ({ name, readValue: valueReader(source, name) }))
  return (row) => {
    const values: Partial<KeywordRow['values']> = {}
    for (const { name, readValue } of readers) values[name] = readValue(row)
    // The cast: `readers` has all names.
    return { ...factsOf(row), values: values as KeywordRow['values'] }
  }
}

/** A metric in the units of calls. A metric that the chosen month lacks is unknown. */
export const valueReader = ({ table, scope }: RowSource, name: KeywordNumber) =>
  callValueReader(
    pastValue(table, name, scope) ?? table.numbers(name).at,
    KEYWORD_NUMBERS[name].unit,
    scope.marketplace,
  )

/** All of a row but its metrics. */
export type KeywordFacts = Omit<KeywordRow, 'values'>

export function factsReader({ table, scope }: RowSource): (row: number) => KeywordFacts {
  const { facts, bidLow, bidHigh } = table
  const minor = 10 ** marketplaces[scope.marketplace].decimals
  // Only the latest bids and clicked products are known.
  const isEarlier = scope.chosen !== null && !scope.chosen.isNewest
  return (row) => {
    const { text, zh, observedOn, trend, lastMonth, sources } = table.label(row)
    const niche = facts.niches[table.niche.at(row)]
    const category = facts.categories[(table.category[row] ?? 0) - 1]
    const [low, high] = isEarlier ? [Number.NaN, Number.NaN] : [bidLow.at(row), bidHigh.at(row)]
    return {
      id: table.ids.at(row),
      text,
      zh,
      niche: niche && niche.title !== '' ? niche : null,
      category: category ? { id: category.nodes.at(-1)!, name: category.path.at(-1) ?? '', path: category.path } : null,
      bidRange: Number.isNaN(low) || Number.isNaN(high) ? null : { low: low / minor, high: high / minor },
      trend,
      lastMonth,
      period: PERIODS[(table.period[row] ?? 0) - 1] ?? null,
      bestMonth: table.bestMonth[row] || null,
      topThree: isEarlier ? [] : topThree(table, row),
      observedOn,
      sources,
      sample: scope.data === 'sample',
    }
  }
}

export const topThree = ({ top, asins }: KeywordTable, row: number): KeywordRow['topThree'] =>
  top
    .filter(({ product }) => product[row] !== 0)
    .map(({ product, click, conversion }) => ({
      asin: asinOf(asins[product[row]! - 1]!),
      clickShare: withoutNoise(click.at(row)),
      conversionShare: withoutNoise(conversion.at(row)),
    }))
