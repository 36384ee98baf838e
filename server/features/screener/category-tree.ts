/** The category tree of a search: each node with the rows that match the other filters. */
import type { CategoryFacts } from './product-table.format.ts'

export interface CategoryNode {
  id: string
  parent: string | null
  name: string
  count: number
}

/** Number of rows by category code. */
export function countByCategory(codes: Uint16Array | Uint32Array, categories: number, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(categories + 1)
  for (const row of rows) counts[codes[row] ?? 0]! += 1
  return counts
}

/**
 * Categories that have rows at all; those without matches are included, so that the tree keeps its shape. Parents before
 * children; siblings with most matches first.
 */
export function categoryTree(
  categories: readonly CategoryFacts[],
  all: Uint32Array,
  matching: Uint32Array,
): CategoryNode[] {
  const nodes = new Map<string, { node: CategoryNode; depth: number }>()
  for (const [at, category] of categories.entries()) {
    if (!all[at + 1]) continue
    let parent: string | null = null
    for (const [depth, name] of category.path.entries()) {
      const id = category.nodes[depth]!
      const known = nodes.get(id)
      const node: CategoryNode = known?.node ?? { id, parent, name, count: 0 }
      if (!known) nodes.set(id, { node, depth })
      node.count += matching[at + 1] ?? 0
      parent = node.id
    }
  }
  return [...nodes.values()]
    .toSorted((a, b) => a.depth - b.depth || b.node.count - a.node.count || a.node.name.localeCompare(b.node.name))
    .map(({ node }) => node)
}
