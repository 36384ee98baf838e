/** The terms of a list, with what the table of keywords knows of them now. */
import type { keywordLists, ListedTerm } from '#contracts/api/keyword-lists.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { wholeTextRows } from '#server/platform/columns/words.ts'
import type { RowSource } from '../keyword-rows.ts'
import { sees } from '../keyword-scope.ts'
import type { TermRow } from './keyword-lists.store.ts'

type TermSearch = Body<typeof keywordLists.terms>

export interface FoundTerm {
  term: TermRow
  tags: string[]
  /** Its row in the table of keywords; undefined if the table does not have it. */
  row: number | undefined
}

/** Adds to each term its row among those that the account sees. */
export function findTerms({ table, scope }: RowSource, terms: readonly TermRow[]): FoundTerm[] {
  const isVisible = sees(table, scope.accountId)
  const isSeen = (row: number) => row >= scope.from && row < scope.to && isVisible(row)
  return terms.map((term) => ({
    term,
    // The cast: this subject wrote the tags.
    tags: JSON.parse(term.tags) as string[],
    row: wholeTextRows(table.texts, term.folded).find(isSeen),
  }))
}

/** The terms that have the words and the tag of a filter. */
export function filterTerms(
  { table }: RowSource,
  found: readonly FoundTerm[],
  filter: Pick<TermSearch, 'with' | 'tag'>,
): FoundTerm[] {
  const part = fold(filter.with ?? '')
  const translation = (row: number | undefined) => (row === undefined ? '' : fold(table.label(row).zh ?? ''))
  return found.filter(
    ({ term, tags, row }) =>
      (filter.tag === undefined || tags.includes(filter.tag)) &&
      (part === '' || term.folded.includes(part) || translation(row).includes(part)),
  )
}

/** By the time of adding, or by a metric; terms without the metric come last. */
export function sortTerms(
  source: RowSource,
  found: readonly FoundTerm[],
  { sort = 'addedAt', order }: Pick<TermSearch, 'sort' | 'order'>,
): FoundTerm[] {
  if (sort === 'addedAt')
    return found.toSorted((a, b) => (order === 'asc' ? a.term.id - b.term.id : b.term.id - a.term.id))
  const sign = (order ?? KEYWORD_NUMBERS[sort].first) === 'asc' ? 1 : -1
  const metric = metricOf(source, sort)
  return found.toSorted((a, b) => {
    const [x, y] = [metric(a), metric(b)]
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
    return sign * (x - y) || b.term.id - a.term.id
  })
}

/** Tags of a list with their numbers of terms, most terms first. */
export function countTags(found: readonly FoundTerm[]): { tag: string; terms: number }[] {
  const counts = new Map<string, number>()
  for (const { tags } of found) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, terms]) => ({ tag, terms }))
    .sort((a, b) => b.terms - a.terms || a.tag.localeCompare(b.tag))
}

/** A term as calls carry it. */
export const toListedTerm = (
  { term, tags, row }: FoundTerm,
  rowOf: (row: number) => NonNullable<ListedTerm['known']>,
): ListedTerm => ({
  id: term.id,
  text: term.text,
  tags,
  origin: term.origin,
  detail: term.detail,
  addedAt: term.added_at,
  known: row === undefined ? null : rowOf(row),
})

/** A metric of a term in the table's units; NaN if it is not known. */
export const metricOf = ({ table }: RowSource, name: KeywordNumber) => {
  const values = table.numbers(name)
  return ({ row }: FoundTerm): number => (row === undefined ? Number.NaN : values.at(row))
}
