/** Conditions on texts: names of brands and sellers, and words of titles. */
import type { ProductFilter } from '#contracts/api/product-search.ts'
import { fold } from '#server/features/catalogue/public.ts'
import type { Condition, RowSpan } from '#server/platform/columns/select.ts'
import { textCondition, textExclusion } from '#server/platform/columns/word-search.ts'
import type { ProductTable } from './product-table.ts'

export function nameConditions({ codes, facts }: ProductTable, filter: ProductFilter): Condition[] {
  const { brands, withoutBrands, sellers, withoutSellers } = filter
  return [
    ...namesCondition(codes.brand, facts.brands, brands, withoutBrands),
    ...namesCondition(codes.seller, facts.sellers, sellers, withoutSellers),
  ]
}

/** Names match in any spelling of case and accents. A row without a name is not one of the excluded ones. */
function namesCondition(
  codes: Uint32Array,
  names: readonly string[],
  wanted: readonly string[] = [],
  unwanted: readonly string[] = [],
): Condition[] {
  const folded = (texts: readonly string[]) => new Set(texts.map(fold).filter((text) => text !== ''))
  const [only, never] = [folded(wanted), folded(unwanted)]
  // A name without letters, such as “***”, matches nothing rather than everything.
  const isLimited = wanted.some((name) => name.trim() !== '')
  if (!isLimited && never.size === 0) return []
  const allowed = Uint8Array.from(foldedNames(names), (text) =>
    Number((!isLimited || only.has(text)) && !never.has(text)),
  )
  return [{ kind: 'codes', codes, allowed }]
}

/** By the list of a table: a hundred thousand names take too long to fold for each search. */
const foldedLists = new WeakMap<readonly string[], string[]>()

function foldedNames(names: readonly string[]): string[] {
  const known = foldedLists.get(names) ?? names.map(fold)
  foldedLists.set(names, known)
  return known
}

export function titleConditions(
  { texts, memory }: ProductTable,
  { words = '', match = 'broad', without = '' }: ProductFilter,
  span: RowSpan,
): Condition[] {
  const unwanted = without.split(/[,，、;；\n]/).map(fold)
  return [
    // Words without letters, such as “***”, match nothing rather than everything.
    ...(words.trim() === '' ? [] : [textCondition({ sets: [texts], searches: [fold(words)], match, span, memory })]),
    ...(unwanted.join('') === ''
      ? []
      : [textExclusion({ sets: [texts], searches: unwanted, match: 'phrase', span, memory })]),
  ]
}
