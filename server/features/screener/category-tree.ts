/** The category tree of a search: each node with the products that match the other filters. */
import type { productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { CategoryFacts, ProductTable } from '#server/features/screener/public.ts'

type Node = Output<typeof productSearch.categories>['row'][number]

/** Number of rows by category code. */
export function countByCategory(table: ProductTable, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(table.facts.categories.length + 1)
  for (const row of rows) counts[table.codes.category[row] ?? 0]! += 1
  return counts
}

/**
 * Categories that have products at all; those without matches are included, so that the tree keeps its shape. Parents
 * before children; siblings with most matches first.
 */
export function categoryTree(categories: readonly CategoryFacts[], all: Uint32Array, matching: Uint32Array): Node[] {
  const nodes = new Map<string, { node: Node; depth: number }>()
  for (const [at, category] of categories.entries()) {
    if (!all[at + 1]) continue
    let parent: string | null = null
    for (const [depth, name] of category.path.entries()) {
      const id = category.nodes[depth]!
      const known = nodes.get(id)
      const node: Node = known?.node ?? { id, parent, name, products: 0 }
      if (!known) nodes.set(id, { node, depth })
      node.products += matching[at + 1] ?? 0
      parent = node.id
    }
  }
  return [...nodes.values()]
    .toSorted(
      (a, b) => a.depth - b.depth || b.node.products - a.node.products || a.node.name.localeCompare(b.node.name),
    )
    .map(({ node }) => node)
}
