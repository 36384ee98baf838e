/** A search over many views: those of the patents over and over, each number of their outlines changed a little. */
import { createRandom } from '#fixtures/random.ts'
import { OUTLINES_AT, POINTS_AT } from '#server/domain/picture-search/descriptor.ts'
import { openIndex } from '#server/domain/picture-search/picture-index.ts'

const ASKED = 15

export function millionViews(descriptors: readonly Uint8Array[], count: number): void {
  const before = process.memoryUsage.rss()
  const index = openIndex()
  const random = createRandom(1, 'million')
  // A table of steps, since a million times a thousand random numbers take longer than the rest of the bench.
  const steps = Int8Array.from({ length: 65_536 }, () => Math.round(random.normal(0, 3)))
  for (let i = 0; i < count; i++) {
    const bytes = descriptors[i % descriptors.length]!.slice()
    const begin = random.int(0, 60_000)
    for (let at = OUTLINES_AT; at < POINTS_AT; at++) {
      const value = ((bytes[at]! << 24) >> 24) + steps[(begin + at) & 65_535]!
      bytes[at] = Math.max(0, Math.min(127, value))
    }
    index.add(bytes)
  }
  const spent = process.threadCpuUsage()
  const times = Array.from({ length: ASKED }, () => {
    const begun = performance.now()
    index.search(random.pick(descriptors), { limit: 10 })
    return performance.now() - begun
  }).sort((a, b) => a - b)
  const processor = process.threadCpuUsage(spent).user / 1000 / ASKED
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const resident = process.memoryUsage.rss()
  console.log(
    `Query over ${count} views: median ${times[Math.floor(ASKED / 2)]!.toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms, ${processor.toFixed(0)} ms of processor each; ` +
      `${megabytes(resident - before)} MB for the index, ${megabytes(resident)} MB resident in all (≤ 300 ms and ≤ 1,500 MB wanted of a million)`,
  )
}
