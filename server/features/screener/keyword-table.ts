/**
 * The table of keywords. What decides which rows a search finds stays in memory, metrics as ranks. Weeks and months are
 * read when a search needs them, and what only a list shows is read for its rows.
 */
import { KEYWORD_NUMBER_NAMES, KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ColumnFile } from '#server/platform/columns/column-file.ts'
import type { RankedColumn } from '#server/platform/columns/ranked-columns.ts'
import { type StoredColumn, type StoredColumns, storedColumns } from '#server/platform/columns/stored-columns.ts'
import { type SearchMemory, searchMemory } from '#server/platform/columns/word-search.ts'
import { indexTexts, type WordTexts } from '#server/platform/columns/words.ts'
import {
  codeKind,
  KEYWORD_TABLE_VERSION,
  type KeywordLabel,
  type KeywordSpan,
  type KeywordTableFacts,
  unpackKeywordLabel,
} from './keyword-table.format.ts'
import { openTableFile } from './table-file.ts'
import { type TermHistory, termHistory } from './term-history.ts'

export interface KeywordTable {
  readonly facts: KeywordTableFacts
  readonly rows: number
  /** By row: 1 more than the place of its account in `facts.owners`; 0: everyone sees the row. */
  readonly owners: Uint16Array | Uint32Array
  /** Terms and their Chinese translations. */
  readonly texts: WordTexts
  readonly zhTexts: WordTexts
  readonly ids: StoredColumn<Float64Array>
  /** Minor units. */
  readonly bidLow: StoredColumn
  readonly bidHigh: StoredColumn
  /** All most clicked products, as numbers of their ASINs, in ascending order. */
  readonly asins: Float64Array
  /** The most clicked products, the first one first: 1 more than the place in `asins`. 0: a term has fewer. */
  readonly top: readonly [TopProduct, TopProduct, TopProduct]
  readonly period: Uint8Array
  readonly bestMonth: Uint8Array
  readonly niche: StoredColumn
  readonly category: Uint16Array | Uint32Array
  readonly history: TermHistory
  readonly memory: SearchMemory
  numbers(name: KeywordNumber): RankedColumn
  /**
   * Numbers of the different words of each term, split at spaces; a number is a place in `facts.words`. Reads all of them
   * from the file each time.
   */
  words(): { readonly runs: Uint32Array; readonly starts: Uint32Array }
  /** Reads from the file. */
  label(row: number): KeywordLabel
  span(marketplace: Marketplace, data: KeywordSpan['data']): KeywordSpan | undefined
  /** Lets a stream read after `close`, until the function that it returns is called. */
  hold(): () => void
  close(): void
}

interface TopProduct {
  readonly product: Uint32Array
  readonly click: StoredColumn
  readonly conversion: StoredColumn
}

/** A column of three million rows takes 12 MB. A page of a week of search terms needs eight. */
const STORED_IN_MEMORY = { bytes: 120_000_000, columns: 8 }

/** Throws if the file is missing or of another version. */
export function openKeywordTable(path: string): KeywordTable {
  const { file, facts } = openTableFile<KeywordTableFacts>(path, KEYWORD_TABLE_VERSION)
  const stored = storedColumns(file, STORED_IN_MEMORY)
  const numbers = new Map(
    KEYWORD_NUMBER_NAMES.map((name): [KeywordNumber, RankedColumn] => [name, rankedColumn(file, stored, name)]),
  )
  const texts = (name: 'text' | 'zh', words: readonly string[]) =>
    indexTexts({
      words,
      runs: file.read(`${name}Runs`, codeKind(words.length)),
      starts: file.read(`${name}Starts`, 'u32'),
    })
  const topProduct = (at: number): TopProduct => ({
    product: file.read(`product ${at}`, 'u32'),
    click: stored(`click ${at}`, 'f32'),
    conversion: stored(`conversion ${at}`, 'f32'),
  })
  const owners = file.read('owner', codeKind(facts.owners.length + 1))
  const labelText = file.texts('labels')
  const labelStart = file.values('labelStarts', 'u32')
  return {
    facts,
    rows: owners.length,
    owners,
    texts: texts('text', facts.textWords),
    zhTexts: texts('zh', facts.zhWords),
    words: () => ({ runs: file.read('words of terms', 'u32'), starts: file.read('wordStarts', 'u32') }),
    ids: stored('id', 'f64'),
    bidLow: stored('bidLow', 'f64'),
    bidHigh: stored('bidHigh', 'f64'),
    asins: file.read('asins', 'f64'),
    history: termHistory(stored),
    top: [topProduct(0), topProduct(1), topProduct(2)],
    period: file.read('period', 'u8'),
    bestMonth: file.read('bestMonth', 'u8'),
    niche: stored('niche', 'u32'),
    category: file.read('category', codeKind(facts.categories.length + 1)),
    memory: searchMemory(owners.length),
    numbers: (name) => numbers.get(name)!, // it has all names
    label: (row) => unpackKeywordLabel(labelText(labelStart(row), labelStart(row + 1))),
    span: (marketplace, data) => facts.spans.find((span) => span.marketplace === marketplace && span.data === data),
    hold: file.hold,
    close: file.close,
  }
}

/** A value that has its rank to itself needs no look at the values. */
function rankedColumn(file: ColumnFile, stored: StoredColumns, name: KeywordNumber): RankedColumn {
  const column = stored(name, KEYWORD_NUMBERS[name].unit === 'money' ? 'f64' : 'f32')
  const ranks = file.read(`${name} ranks`, 'u16')
  const [least, greatest] = [file.read(`${name} least`, 'f64'), file.read(`${name} greatest`, 'f64')]
  const at = (row: number) => {
    const rank = ranks[row]!
    if (rank === 0) return Number.NaN
    return least[rank - 1] === greatest[rank - 1] ? least[rank - 1]! : column.at(row)
  }
  return { all: column.all, at, ranks, least, greatest }
}
