/** What the databases of the mining bench have in common: the rows of the marketplace and the parts of their queries. */
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS } from '#contracts/model/keywords/keyword-metrics.ts'
import type { Scope } from '#server/features/keywords/keyword-scope.ts'
import type { KeywordTable } from '#server/features/screener/keyword-table.ts'
import { splitWords } from '#server/platform/columns/word-index.ts'
import type { WordTexts } from '#server/platform/columns/words.ts'
import type { MiningKind, MiningMatch, MiningSearch } from './mining-searches.ts'

export interface Found {
  count: number
  /** Rows of the first page. */
  page: number[]
}

export interface MiningEngine {
  name: string
  isAsked(kind: MiningKind): boolean
  find(search: MiningSearch): Found | Promise<Found>
  close(): void
}

export const PAGE = 50

const METRIC_COLUMNS = KEYWORD_NUMBER_NAMES.map((name) => `"${name}"`)
/** Columns of numbers, then `text` and `zh`: words separated by spaces, an ideograph being a word. */
export const NUMBER_COLUMNS = ['row', 'owner', 'product0', 'product1', 'product2', ...METRIC_COLUMNS]
export const CLICKED = [0, 1, 2].map((at) => `SELECT product${at} AS product, row FROM term WHERE product${at} > 0`)

export interface SqlRow {
  numbers: (number | null)[]
  text: string
  zh: string
}

/** The rows of the scope only, which helps the databases. */
export function* sqlRows(table: KeywordTable, { from, to }: Scope): Generator<SqlRow> {
  const metrics = KEYWORD_NUMBER_NAMES.map((name) => table.numbers(name).all())
  for (let row = from; row < to; row++)
    yield {
      numbers: [
        row,
        table.facts.owners[table.owners[row]! - 1] ?? 0,
        ...table.top.map(({ product }) => product[row]!),
        ...metrics.map((values) => (Number.isNaN(values[row]!) ? null : values[row]!)),
      ],
      text: wordsAt(table.texts, row),
      zh: wordsAt(table.zhTexts, row),
    }
}

const wordsAt = ({ words, runs, starts }: WordTexts, row: number) =>
  Array.from(runs.subarray(starts[row], starts[row + 1]), (word) => words[word]!).join(' ')

/** All conditions but those on words. The exponent makes a number a double in DuckDB, where it would be a decimal. */
export function plainConditions({ ranges }: MiningSearch, owner: number): string[] {
  const end = (value: number | null, sign: string, name: string) =>
    value === null ? [] : [`"${name}" ${sign} ${value.toExponential()}`]
  return [
    `owner IN (0, ${owner})`,
    ...ranges.flatMap(({ name, min, max }) => [...end(min, '>=', name), ...end(max, '<=', name)]),
  ]
}

export const orderOf = ({ sort }: MiningSearch) =>
  `ORDER BY "${sort}" ${KEYWORD_NUMBERS[sort].first} NULLS LAST, row LIMIT ${PAGE}`

/** Terms that share a clicked product with the seeds. */
export const relatedCondition = (seeds: string, clicked: string) =>
  `row IN (SELECT row FROM ${clicked} WHERE product IN (${[0, 1, 2]
    .map((at) => `SELECT product${at} FROM term WHERE ${seeds}`)
    .join(' UNION ')}))`

export const wholeCondition = (seeds: readonly string[]) => {
  const list = seeds.map((seed) => quoted(splitWords(seed).join(' '))).join(', ')
  return `(text IN (${list}) OR zh IN (${list}))`
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Regular expressions that all match the words of a text with the searched ones: the rule of the search, written a second
 * time. Searched words have letters and ideographs only.
 */
export function patternsOf(searched: string, match: MiningMatch): string[] {
  const parts = match === 'broad' ? searched.split(' ') : [searched]
  return parts.map((part) => `(^| )${splitWords(part).map(wordPattern).join(' ')}( |$)`)
}

function wordPattern(word: string): string {
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  return singular.length < 4 ? `${singular}[^ ]*` : `[^ ]*${singular}[^ ]*`
}
