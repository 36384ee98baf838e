/** What the file of the table of keywords holds, beside one array a metric. */
import { dirname, join } from 'node:path'
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'
import type { CategoryFacts } from './product-table.format.ts'
import type { Span } from './row-spans.ts'

/** Increase it when the table changes, so that it is made again. */
export const KEYWORD_TABLE_VERSION = 8

export const keywordTableFile = (catalogueFile: string) => join(dirname(catalogueFile), 'keywords.columns')

export interface KeywordSpan extends Span {
  /** The last month with searches of any term, from which the columns of months count back; empty without one. */
  month: string
  /** Weeks and months with values, oldest first, by the account that alone sees the terms (0: everyone). */
  byOwner: { owner: number; weeks: string[]; months: string[] }[]
  /** Weeks (their Sundays) and months from the first to the last one with values of any term. */
  weeks: string[]
  months: string[]
  /** Accounts with rows of their own, and how many. */
  owned: { owner: number; rows: number }[]
}

export interface KeywordTableFacts {
  version: number
  /** Which state of the catalogue it was made from. */
  stamp: string
  spans: KeywordSpan[]
  categories: CategoryFacts[]
  niches: { id: string; title: string }[]
  /** Words of the terms and of their translations, as the search splits them. */
  textWords: string[]
  zhWords: string[]
  /** Words of the terms, split at spaces only. */
  words: string[]
  /** Accounts with rows of their own. */
  owners: number[]
}

/** Numbers below `count` take two bytes if they fit. */
export const codeKind = (count: number) => (count <= 2 ** 16 ? 'u16' : 'u32')

/** What a list shows of a keyword besides its metrics. */
export interface KeywordLabel {
  text: string
  zh: string | null
  observedOn: string
  /** Searches of the months up to `lastMonth`, oldest first. */
  trend: number[]
  lastMonth: string | null
  /** Of an imported term, the latest first. */
  sources: { source: KeywordSource; day: string }[]
}

/** The term comes last: it could have this character. */
const SEPARATOR = '\0'

export const packKeywordLabel = ({ text, zh, observedOn, trend, lastMonth, sources }: KeywordLabel): string =>
  [
    observedOn,
    trend.join(' '),
    lastMonth ?? '',
    sources.map(({ source, day }) => `${source} ${day}`).join(','),
    zh?.replaceAll(SEPARATOR, '') ?? '',
    text,
  ].join(SEPARATOR)

export function unpackKeywordLabel(packed: string): KeywordLabel {
  const [observedOn = '', trend = '', lastMonth = '', sources = '', zh = '', ...text] = packed.split(SEPARATOR)
  return {
    text: text.join(SEPARATOR),
    zh: zh || null,
    observedOn,
    trend: trend === '' ? [] : trend.split(' ').map(Number),
    lastMonth: lastMonth || null,
    sources: sources === '' ? [] : sources.split(',').map(unpackSource),
  }
}

function unpackSource(packed: string): KeywordLabel['sources'][number] {
  const [source = '', day = ''] = packed.split(' ')
  return { source: source as KeywordSource, day } // the cast: packKeywordLabel wrote it
}
