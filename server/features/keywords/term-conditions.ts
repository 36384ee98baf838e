/** Conditions on the words of terms. Each search looks at a term and at its Chinese translation, but never across them. */
import type { KEYWORD_MATCHES, KeywordFilter } from '#contracts/api/keyword-search.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { Condition } from '#server/platform/columns/select.ts'
import { markTexts, wholeTextRows } from '#server/platform/columns/words.ts'

type TextMatch = Exclude<(typeof KEYWORD_MATCHES)[number], 'related'>
/** Rows of the search that meet conditions. */
type Select = (conditions: readonly Condition[]) => Uint32Array

/** Rows to search. */
interface Span {
  from: number
  to: number
}

/** The term matches one of the seeds. Empty without seeds. A text without letters, such as “***”, matches nothing. */
export function seedCondition(
  table: KeywordTable,
  { seeds = [], match = 'broad' }: KeywordFilter,
  span: Span,
  select: Select,
): Condition[] {
  const typed = seeds.filter((seed) => seed.trim() !== '')
  if (typed.length === 0) return []
  const folded = [...new Set(typed.map(fold))]
  if (match !== 'related') return [isIn(table, folded, match, span)]
  return [relatedTo(table, select([isIn(table, folded, 'phrase', span)]))]
}

/** The term or its translation has one of the texts. */
function isIn(table: KeywordTable, folded: readonly string[], match: TextMatch, span: Span) {
  const codes = new Uint8Array(table.rows)
  for (const text of folded)
    for (const texts of [table.texts, table.zhTexts]) {
      if (match === 'exact') for (const row of wholeTextRows(texts, text)) codes[row] = 1
      else markTexts(texts, text, match, span, codes)
    }
  return { kind: 'codes', codes, allowed: MARKED } satisfies Condition
}

/** Rows with code 1, or with code 0. */
const MARKED = Uint8Array.of(0, 1)
const UNMARKED = Uint8Array.of(1, 0)

/** Terms that share one of their most clicked products with these rows. */
function relatedTo({ top, asins }: KeywordTable, rows: Uint32Array): Condition {
  const isClicked = new Uint8Array(asins.length + 1)
  for (const { product } of top) for (const row of rows) isClicked[product[row]!] = 1
  isClicked[0] = 0
  const products = top.map(({ product }) => product)
  const keep = (row: number) => {
    for (const product of products) if (isClicked[product[row]!] === 1) return true
    return false
  }
  return { kind: 'row', keep }
}

/** The term has all of the words or phrases, which commas separate. Parts without letters count only if there are no others. */
export function withConditions(table: KeywordTable, typed: string | undefined, span: Span): Condition[] {
  const { parts, isTyped } = partsOf(typed)
  if (parts.length === 0) return isTyped ? [NOTHING] : []
  return parts.map((part) => isIn(table, [part], 'phrase', span))
}

/** The term has none of the words or phrases, which commas separate. */
export function withoutConditions(table: KeywordTable, typed: string | undefined, span: Span): Condition[] {
  const { parts } = partsOf(typed)
  return parts.length === 0 ? [] : [{ ...isIn(table, parts, 'phrase', span), allowed: UNMARKED }]
}

const NOTHING: Condition = { kind: 'row', keep: () => false }

/** The different parts with letters, and whether there is any part. */
function partsOf(typed = '') {
  const all = typed.split(/[,，、;；\n]/).filter((part) => part.trim() !== '')
  return { parts: [...new Set(all.map(fold))].filter((part) => part !== ''), isTyped: all.length > 0 }
}
