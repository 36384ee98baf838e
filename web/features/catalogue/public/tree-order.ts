interface TreeNode {
  id: string
  parent: string | null
}

/** The nodes of a tree, each before the nodes below it. */
export function inTreeOrder<Node extends TreeNode>(
  nodes: readonly Node[],
  parent: string | null = null,
  depth = 0,
): { node: Node; depth: number }[] {
  return nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => [{ node, depth }, ...inTreeOrder(nodes, node.id, depth + 1)])
}
