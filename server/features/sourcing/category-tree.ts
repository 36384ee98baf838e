/** Categories of offers: the roots, groups and families of the sample world. */
import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Family } from '#fixtures/catalogue/families/family.ts'
import { families } from '#fixtures/catalogue/families/index.ts'
import { rootName } from '#fixtures/catalogue/listing/roots.ts'
import type { KnownOffer } from './sourcing.ts'

type Node = Output<typeof sourcing.category>['row'][number]

const groupId = ({ root, group }: Family) => `${root}/${group.en.toLowerCase().replace(/[^a-z]+/g, '-')}`

/** The families of a category and those below it; none for an unknown one. */
export const familiesBelow = (id: string): ReadonlySet<string> =>
  new Set(
    families.filter((family) => [family.root, groupId(family), family.id].includes(id)).map((family) => family.id),
  )

/** Categories with offers; parents before children, siblings with most offers first. */
export function categoryTree(offers: readonly KnownOffer[]): Node[] {
  const nodes = new Map<string, Node & { depth: number }>()
  const count = (depth: number, id: string, parent: string | null, { zh, en }: { zh: string; en: string }) => {
    const node = nodes.get(id) ?? { depth, id, parent, name: { zh, en }, offers: 0 }
    node.offers++
    nodes.set(id, node)
  }
  for (const { family } of offers) {
    count(0, family.root, null, rootName(family.root))
    count(1, groupId(family), family.root, family.group)
    count(2, family.id, groupId(family), family.leaf)
  }
  return [...nodes.values()]
    .toSorted((a, b) => a.depth - b.depth || b.offers - a.offers)
    .map(({ depth: _, ...node }) => node)
}
