import type { Product } from '#contracts/model/catalogue.ts'
import { families } from '#fixtures/catalogue/families/index.ts'
import { fold } from '#server/features/catalogue/public.ts'

/** Families by the folded names of their category and its group, in all languages. */
const named = new Map<string, Set<string>>()
for (const { id, leaf, group } of families)
  for (const name of [...Object.values(leaf), ...Object.values(group)]) {
    const folded = fold(name)
    named.set(folded, (named.get(folded) ?? new Set()).add(id))
  }

/** The families of offers that belong to a product: its own, or those of the narrowest category that has any. */
export function familiesOf({
  shape,
  categoryPath,
}: Pick<Product, 'categoryPath'> & { shape?: Product['shape'] }): ReadonlySet<string> {
  if (shape) return new Set([shape.family])
  for (const name of categoryPath.toReversed()) {
    const found = named.get(fold(name))
    if (found) return found
  }
  return new Set()
}
