/** Conditions on the words of terms. Each search looks at a term and at its Chinese translation, but never across them. */
import type { KEYWORD_MATCHES, KeywordFilter } from '#contracts/api/keyword-search.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { Condition } from '#server/platform/columns/select.ts'
import { textConditions, textMatcher, wholeTextConditions } from '#server/platform/columns/words.ts'

type TextMatch = Exclude<(typeof KEYWORD_MATCHES)[number], 'related'>
/** Rows of the search that meet conditions. */
type Select = (conditions: readonly Condition[]) => Uint32Array

/** A text without letters, such as “***”, matches nothing rather than everything. */
const NOTHING: Condition = { kind: 'rows', rows: new Uint32Array(0) }

/** The term matches one of the seeds. Empty without seeds. */
export function seedCondition(
  table: KeywordTable,
  { seeds = [], match = 'broad' }: KeywordFilter,
  select: Select,
): Condition[] {
  const typed = seeds.filter((seed) => seed.trim() !== '')
  if (typed.length === 0) return []
  const folded = [...new Set(typed.map(fold))].filter((seed) => seed !== '')
  if (match !== 'related') return [rowsOfSeeds(table, folded, match, select)]
  return [relatedTo(table, select([rowsOfSeeds(table, folded, 'phrase', select)]))]
}

function rowsOfSeeds(table: KeywordTable, folded: readonly string[], match: TextMatch, select: Select): Condition {
  const isMatch = new Uint8Array(table.rows)
  for (const seed of folded)
    for (const texts of [table.texts, table.zhTexts]) {
      const conditions = match === 'exact' ? wholeTextConditions(texts, seed) : textConditions(texts, seed, match)
      if (conditions.length === 0) continue
      for (const row of select(conditions)) isMatch[row] = 1
    }
  return { kind: 'codes', codes: isMatch, allowed: MATCHES }
}

/** Keeps the rows with code 1. */
const MATCHES = Uint8Array.of(0, 1)

/** Terms that share one of their most clicked products with these rows. */
function relatedTo({ top, asins }: KeywordTable, rows: Uint32Array): Condition {
  const isClicked = new Uint8Array(asins.length + 1)
  for (const row of rows) for (const { product } of top) isClicked[product[row]!] = 1
  isClicked[0] = 0
  return { kind: 'row', keep: (row) => top.some(({ product }) => isClicked[product[row]!] === 1) }
}

/** The term has all of the words or phrases, which commas separate. Parts without letters count only if there are no others. */
export function withConditions(table: KeywordTable, typed = ''): Condition[] {
  const { parts, isTyped } = partsOf(typed)
  if (parts.length === 0) return isTyped ? [NOTHING] : []
  return matchersOf(table, parts).map((isIn) => ({ kind: 'row', keep: isIn }))
}

/** The term has none of the words or phrases, which commas separate. */
export const withoutConditions = (table: KeywordTable, typed = ''): Condition[] =>
  matchersOf(table, partsOf(typed).parts).map((isIn) => ({ kind: 'row', keep: (row) => !isIn(row) }))

/** The different parts with letters, and whether there is any part. */
function partsOf(typed: string) {
  const all = typed.split(/[,，、;；\n]/).filter((part) => part.trim() !== '')
  return { parts: [...new Set(all.map(fold))].filter((part) => part !== ''), isTyped: all.length > 0 }
}

const matchersOf = ({ texts, zhTexts }: KeywordTable, parts: readonly string[]): ((row: number) => boolean)[] =>
  parts.flatMap((part) => {
    const [inTerm, inTranslation] = [textMatcher(texts, part, 'phrase'), textMatcher(zhTexts, part, 'phrase')]
    return inTerm && inTranslation ? [(row: number) => inTerm(row) || inTranslation(row)] : []
  })
