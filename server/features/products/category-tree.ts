/** The category tree of a search: each node with the products that match the other filters. */
import type { productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { nodeId, type ProductTable, type Scope } from '#server/features/screener/public.ts'

type Node = Output<typeof productSearch.categories>['row'][number]

/** Parents before children; siblings with most products first. Nodes without matches are included, so that a tree keeps its shape. */
export function categoryTree(table: ProductTable, rows: Uint32Array, { marketplace }: Scope): Node[] {
  const counts = new Uint32Array(table.facts.categories.length + 1)
  for (const row of rows) counts[table.codes.category[row] ?? 0]! += 1
  const nodes = new Map<string, Node>()
  for (const [at, category] of table.facts.categories.entries()) {
    if (category.marketplace !== marketplace) continue
    let parent: string | null = null
    for (const [depth, name] of category.path.entries()) {
      const key = JSON.stringify(category.path.slice(0, depth + 1))
      let node = nodes.get(key)
      if (!node) {
        node = { id: nodeId(category, depth + 1), parent, name, products: 0 }
        nodes.set(key, node)
      }
      node.products += counts[at + 1] ?? 0
      parent = node.id
    }
  }
  return [...nodes.values()].toSorted((a, b) => b.products - a.products || a.name.localeCompare(b.name))
}
