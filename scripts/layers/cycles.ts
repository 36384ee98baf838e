/** Groups of files that import each other, directly or through others: none of a group can be read or moved alone. */

type Imports = ReadonlyMap<string, readonly string[]>

/**
 * One cycle for each group: the shortest way from its first file, alphabetically, back to that file, which is named once.
 * The order of `imports` and of its lists makes no difference; imports of files that are not in it are ignored.
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
    cycles.push(wayTo(last, file, from))
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

/** Every file that `start` leads to, with the file before it on a shortest way. `start` is one if a way leads back to it. */
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

function wayTo(last: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const way = [last]
  for (let file = last; file !== start; ) {
    file = before.get(file) ?? start
    way.unshift(file)
  }
  return way
}
