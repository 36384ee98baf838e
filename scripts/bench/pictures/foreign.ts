/**
 * `node scripts/bench/pictures/foreign.ts FOLDER` (`--half=train` for the half to tune on, `--count=120` drawings,
 * `--kinds=mirrored,cut`): recall@10 for pictures of drawings from outside our generators, registered beside the bench's
 * 20,000 patents.
 */
import { loadDescriptions } from './description-cache.ts'
import { describeAsDrawing, foreignThing, HALVES, type Half, picturesIn } from './foreign-pictures.ts'
import { patents } from './gallery.ts'
import { runInThreads } from './in-threads.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { ForeignAnswer } from './tasks.ts'

const PATENTS = 20_000
/** Required recall@10 of the kinds that have a limit of their own for foreign drawings; kinds.ts has the others. */
const WANTED: Partial<Record<Kind, number>> = { mirrored: 0.95, occluded: 0.85, cut: 0.85 }

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
const half = option('half') ?? 'held-out'
const count = Number(option('count') ?? 120)
const kinds = option('kinds')?.split(',') ?? KINDS
if (folder === undefined || !isHalf(half) || !(count > 0)) {
  console.error(
    'Usage: node scripts/bench/pictures/foreign.ts FOLDER [--half=train|held-out] [--count=120] [--kinds=…]',
  )
  process.exit(1)
}
function isHalf(word: string): word is Half {
  return HALVES.some((one) => one === word)
}

const drawings: { file: string; descriptor: Uint8Array }[] = []
for (const file of picturesIn(folder, half)) {
  if (drawings.length === count) break
  const thing = await foreignThing(file)
  const descriptor = thing && describeAsDrawing(thing)
  if (descriptor) drawings.push({ file, descriptor })
}
console.log(`${drawings.length} drawings of the ${half} half of ${folder}, beside ${PATENTS} patents`)
const views = await loadDescriptions(patents(PATENTS))
const queries = KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) =>
  drawings.map((_, target) => ({ kind, target })),
)
const answers = (
  await runInThreads<ForeignAnswer[]>(
    [0, 1].map((part) => ({
      what: 'foreign',
      described: views,
      drawings,
      queries: queries.filter((_, at) => at % 2 === part),
    })),
  )
).flat()

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(2))
console.log('\n| kind | queries | wanted | among the first ten | first |')
console.log('|---|---|---|---|---|')
for (const kind of KINDS) {
  const own = answers.filter(({ query }) => query.kind === kind)
  if (own.length === 0) continue
  const found = own.filter(({ rank }) => rank !== null && rank < 10)
  const first = own.filter(({ rank }) => rank === 0)
  const wanted = WANTED[kind]?.toFixed(2) ?? '–'
  console.log(
    `| ${kind} | ${own.length} | ${wanted} | ${share(found.length, own.length)} | ${share(first.length, own.length)} |`,
  )
}
const times = answers.map(({ searchMs }) => searchMs).sort((a, b) => a - b)
console.log(`\nQuery: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, two threads at once`)
if (process.argv.includes('--misses'))
  for (const { query, rank } of answers)
    if (rank === null || rank >= 10) console.log(query.kind, rank ?? '–', query.target, drawings[query.target]?.file)
