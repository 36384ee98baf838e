/** Finds groups of files that import each other, directly or indirectly. */

type Imports = ReadonlyMap<string, readonly string[]>

/**
 * Returns one cycle per group: the shortest one through the alphabetically first file, which is listed once. The result
 * does not depend on the order of `imports` or its lists. Imports of unknown files are ignored.
 */
export function findCycles(imports: Imports): string[][] {
  const sorted: Imports = new Map(
    [...imports.keys()]
      .toSorted()
      .map((file) => [file, (imports.get(file) ?? []).filter((target) => imports.has(target)).toSorted()]),
  )
  const importers = reverse(sorted)
  const cycles: string[][] = []
  const reported = new Set<string>()
  for (const file of sorted.keys()) {
    if (reported.has(file)) continue
    const from = trace(file, sorted)
    const last = from.get(file)
    if (last === undefined) continue
    cycles.push(pathTo(last, file, from))
    const to = trace(file, importers)
    for (const member of from.keys()) if (to.has(member)) reported.add(member)
  }
  return cycles
}

function reverse(imports: Imports): Imports {
  const importers = new Map<string, string[]>([...imports.keys()].map((file) => [file, []]))
  for (const [file, targets] of imports) for (const target of targets) importers.get(target)?.push(file)
  return importers
}

/**
 * Every file reachable from `start`, mapped to its predecessor on a shortest path. Contains `start` only if it is in a
 * cycle.
 */
function trace(start: string, imports: Imports): Map<string, string> {
  const before = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of imports.get(file) ?? []) {
      if (before.has(target)) continue
      before.set(target, file)
      queue.push(target)
    }
  }
  return before
}

function pathTo(last: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const path = [last]
  for (let file = last; file !== start; ) {
    file = before.get(file) ?? start
    path.unshift(file)
  }
  return path
}
