/** Conditions on the words of terms. Each search looks at a term and at its Chinese translation, but never across them. */
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { Condition, RowSpan } from '#server/platform/columns/select.ts'
import { textCondition, textExclusion } from '#server/platform/columns/word-search.ts'
import { wholeTextRows } from '#server/platform/columns/words.ts'

/** Rows of the search that meet conditions. */
type Select = (conditions: readonly Condition[]) => Uint32Array

/** The term matches one of the seeds. Empty without seeds. A text without letters, such as “***”, matches nothing. */
export function seedCondition(
  table: KeywordTable,
  { seeds = [], match = 'broad' }: KeywordFilter,
  span: RowSpan,
  select: Select,
): Condition[] {
  const typed = seeds.filter((seed) => seed.trim() !== '')
  if (typed.length === 0) return []
  const folded = [...new Set(typed.map(fold))]
  if (match === 'exact') return [wholeTexts(table, folded)]
  if (match !== 'related') return [textCondition({ ...textsOf(table), searches: folded, match, span })]
  const clicked = select([textCondition({ ...textsOf(table), searches: folded, match: 'phrase', span })])
  return [relatedTo(table, clicked)]
}

const textsOf = ({ texts, zhTexts, memory }: KeywordTable) => ({ sets: [texts, zhTexts], memory })

/** The term or its translation is one of the texts. */
function wholeTexts(table: KeywordTable, folded: readonly string[]): Condition {
  const rows = new Set(textsOf(table).sets.flatMap((texts) => folded.flatMap((text) => wholeTextRows(texts, text))))
  return { kind: 'rows', rows: Uint32Array.from(rows).sort() }
}

/** Terms that share one of their most clicked products with these rows. */
function relatedTo({ top, asins }: KeywordTable, rows: Uint32Array): Condition {
  const allowed = new Uint8Array(asins.length + 1)
  for (const { product } of top) for (const row of rows) allowed[product[row]!] = 1
  allowed[0] = 0
  return { kind: 'anyCode', codes: [top[0].product, top[1].product, top[2].product], allowed }
}

/** The term has all of the words or phrases, which commas separate. Parts without letters count only if there are no others. */
export function withConditions(table: KeywordTable, typed: string | undefined, span: RowSpan): Condition[] {
  const { parts, isTyped } = partsOf(typed)
  if (parts.length === 0) return isTyped ? [NOTHING] : []
  return parts.map((part) => textCondition({ ...textsOf(table), searches: [part], match: 'phrase', span }))
}

/** The term has none of the words or phrases, which commas separate. */
export function withoutConditions(table: KeywordTable, typed: string | undefined, span: RowSpan): Condition[] {
  const { parts } = partsOf(typed)
  if (parts.length === 0) return []
  return [textExclusion({ ...textsOf(table), searches: parts, match: 'phrase', span })]
}

const NOTHING: Condition = { kind: 'row', keep: () => false }

/** The different parts with letters, and whether there is any part. */
function partsOf(typed = '') {
  const all = typed.split(/[,，、;；\n]/).filter((part) => part.trim() !== '')
  return { parts: [...new Set(all.map(fold))].filter((part) => part !== ''), isTyped: all.length > 0 }
}
