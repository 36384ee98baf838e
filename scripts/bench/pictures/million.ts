/** Searches many views: copies of the patents' views with slightly changed outlines. */
import { createRandom } from '#fixtures/random.ts'
import { describeQuery } from '#server/features/rights/picture-comparison/describe.ts'
import { OUTLINES_AT, POINTS_AT } from '#server/features/rights/picture-comparison/descriptor.ts'
import { openIndex, type PictureIndex } from '#server/features/rights/picture-comparison/picture-index.ts'
import { VIEWS } from '#server/features/rights/picture-search/view-index.ts'
import type { Patent } from './design.ts'
import { type Kind, queryPicture } from './kinds.ts'
import type { DescribedView } from './tasks.ts'

/** Number of queries of each kind. */
const QUERIES = 15
/** Views left by a narrow filter, such as a single patent. */
const FEW_VIEWS = 5

export async function millionViews(views: readonly DescribedView[], count: number, patents: readonly Patent[]) {
  const before = process.memoryUsage.rss()
  const index = addCopies(views, count)
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const resident = process.memoryUsage.rss()
  console.log(
    `\n${count} views: ${megabytes(resident - before)} MB for the index, ${megabytes(resident)} MB resident in all (≤ 1,500 MB wanted of a million)\n`,
  )
  const random = createRandom(1, 'million/queries')
  const stored = Array.from({ length: QUERIES }, () => random.pick(views).descriptor)
  time(index, 'views of the index, limit 10 (≤ 300 ms wanted)', stored, { limit: 10 })
  for (const kind of ['line', 'photo', 'cut'] as const) {
    const queries = await describeQueries(patents, kind)
    time(index, `${kind}, with the product's limit`, queries, { limit: VIEWS })
  }
  const few = new Uint8Array(count).fill(1, 0, FEW_VIEWS)
  time(index, `photo, of which a filter leaves ${FEW_VIEWS} views`, await describeQueries(patents, 'photo'), {
    limit: VIEWS,
    among: few,
  })
}

function addCopies(views: readonly DescribedView[], count: number): PictureIndex {
  const index = openIndex()
  const random = createRandom(1, 'million')
  // A precomputed table of steps: a billion random numbers would take longer than the rest of the bench.
  const steps = Int8Array.from({ length: 65_536 }, () => Math.round(random.normal(0, 3)))
  for (let i = 0; i < count; i++) {
    const bytes = views[i % views.length]!.descriptor.slice()
    const begin = random.int(0, 60_000)
    for (let at = OUTLINES_AT; at < POINTS_AT; at++) {
      const value = ((bytes[at]! << 24) >> 24) + steps[(begin + at) & 65_535]!
      bytes[at] = Math.max(0, Math.min(127, value))
    }
    index.add(bytes)
  }
  return index
}

async function describeQueries(patents: readonly Patent[], kind: Kind): Promise<Uint8Array[]> {
  const all: Uint8Array[] = []
  for (let number = 0; number < QUERIES; number++) {
    const random = createRandom(number, `million/${kind}`)
    const descriptor = describeQuery(await queryPicture(random.pick(patents), kind, 'first', random))
    if (descriptor) all.push(descriptor)
  }
  return all
}

function time(
  index: PictureIndex,
  what: string,
  queries: readonly Uint8Array[],
  asked: Parameters<PictureIndex['search']>[1],
) {
  const spent = process.threadCpuUsage()
  const times = queries
    .map((query) => {
      const begun = performance.now()
      index.search(query, asked)
      return performance.now() - begun
    })
    .sort((a, b) => a - b)
  const processor = process.threadCpuUsage(spent).user / 1000 / queries.length
  console.log(
    `Query over them, ${what}: median ${times[Math.floor(times.length / 2)]!.toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms, ${processor.toFixed(0)} ms of processor each`,
  )
}
