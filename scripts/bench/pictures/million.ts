/** The outlines' stage over many views: those of the patents over and over, each number changed a little. */
import { createRandom } from '#fixtures/random.ts'
import { createColumns } from '#server/domain/picture-search/columns.ts'
import { OUTLINES_AT, POINTS_AT, unpacked } from '#server/domain/picture-search/descriptor.ts'
import { shortlist } from '#server/domain/picture-search/shortlist.ts'

const ASKED = 15
const PROPOSED = 300

export function millionViews(descriptors: readonly Uint8Array[], count: number): void {
  const columns = createColumns(count)
  const random = createRandom(1, 'million')
  // A table of steps, since a million times a thousand random numbers take longer than the rest of the bench.
  const steps = Int8Array.from({ length: 65_536 }, () => Math.round(random.normal(0, 3)))
  for (let i = 0; i < count; i++) {
    const from = descriptors[i % descriptors.length]!
    // Outlines alone: no contour points.
    const bytes = from.slice(0, POINTS_AT)
    bytes[2] = 0
    bytes[3] = 0
    const begin = random.int(0, 60_000)
    for (let at = OUTLINES_AT; at < POINTS_AT; at++) {
      const value = ((bytes[at]! << 24) >> 24) + steps[(begin + at) & 65_535]!
      bytes[at] = Math.max(0, Math.min(127, value))
    }
    columns.add(i, bytes)
  }
  const times = Array.from({ length: ASKED }, () => {
    const query = unpacked(random.pick(descriptors))
    const begun = performance.now()
    shortlist(columns, query, PROPOSED)
    return performance.now() - begun
  }).sort((a, b) => a - b)
  const resident = process.memoryUsage.rss() / 2 ** 20
  console.log(
    `Outlines of ${count} views: median ${times[Math.floor(ASKED / 2)]!.toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms, ` +
      `${Math.round(resident)} MB resident in all (≤ 300 ms and ≤ 1,500 MB wanted of a million)`,
  )
}
