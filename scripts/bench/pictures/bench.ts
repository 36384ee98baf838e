/**
 * `npm run bench:pictures` (`-- --quick` for fewer patents and queries, `-- --queries=25` per kind and hand): recall@10
 * by kind of picture, for our engine and its rivals in the same run; then speed and memory. Queries use families that
 * the engine was not tuned on, drawn by two hands (renderers): the first is the sample world's, the second adds stray
 * strokes (fixtures/rights/strokes). Line drawings and recoloured pictures of the first hand also come from the second
 * renderer, but without stray strokes. A free-hand drawing is found if one of the first ten results has its family.
 * Patent descriptions are cached in the system's temporary folder.
 */
import { cpus } from 'node:os'
import sharp from 'sharp'
import { lineDrawing } from '#fixtures/catalogue/shapes/render.ts'
import { createRandom } from '#fixtures/random.ts'
import { handDrawn } from '#fixtures/rights/strokes/hand-drawn.ts'
import { quantile } from '../statistics.ts'
import { judgementsOf, printCalibration } from './calibration.ts'
import { loadDescriptions } from './description-cache.ts'
import { designOf, type Patent } from './design.ts'
import { patents } from './gallery.ts'
import { runInThreads } from './in-threads.ts'
import { KINDS, SIZE, WANTED } from './kinds.ts'
import { millionViews } from './million.ts'
import { type Answer, type JudgedPicture, METHODS, type Method, type Query } from './tasks.ts'

/** Families that the engine was not tuned on. */
const HELD_OUT = ['backpack', 'desk-lamp', 'garlic-press', 'headlamp', 'sneaker', 'teapot', 'travel-mug', 'yoga-mat']
const quick = process.argv.includes('--quick')
const PATENTS = quick ? 2_800 : 20_000
/** Queries per kind and hand. */
const QUERIES = Number(process.argv.find((word) => word.startsWith('--queries='))?.slice(10) ?? (quick ? 15 : 100))
const FILES = quick ? 200 : 2_400

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(2))

function isHit(answer: Answer, method: Method, all: Patent[]): boolean {
  const { query, found } = answer
  if (query.kind !== 'hand-drawn') return found[method].includes(query.target)
  return found[method].some((place) => all[place]!.family === handDrawn[query.target]!.family)
}

function table(answers: readonly Answer[], all: Patent[]): void {
  console.log(`\nRecall@10 over ${all.length} patents\n`)
  console.log(
    '| kind | queries | wanted | ours | first hand | second hand | first place | polar | hash 256 | hash 64 |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const kind of [...KINDS, 'hand-drawn' as const]) {
    const own = answers.filter(({ query }) => query.kind === kind)
    const of = (method: Method, some = own) => share(some.filter((one) => isHit(one, method, all)).length, some.length)
    const by = (hand: string) => own.filter(({ query }) => query.hand === hand && kind !== 'hand-drawn')
    const firsts = own.filter(({ query, found }) =>
      kind === 'hand-drawn'
        ? all[found.ours[0]!]?.family === handDrawn[query.target]!.family
        : found.ours[0] === query.target,
    )
    const wanted = kind === 'hand-drawn' ? '–' : WANTED[kind].toFixed(2)
    const rivals = METHODS.filter((method) => method !== 'ours').toReversed()
    console.log(
      `| ${kind} | ${own.length} | ${wanted} | ${of('ours')} | ${of('ours', by('first'))} | ${of('ours', by('second'))} | ` +
        `${share(firsts.length, own.length)} | ${rivals.map((method) => of(method)).join(' | ')} |`,
    )
  }
}

function queriesOf(all: Patent[]): Query[] {
  const places = [...all.keys()].filter((place) => HELD_OUT.includes(all[place]!.family))
  const asked = KINDS.flatMap((kind) =>
    (['first', 'second'] as const).flatMap((hand) =>
      Array.from({ length: QUERIES }, (_, number): Query => {
        const target = createRandom(number, `bench/${kind}/${hand}`).pick(places)
        return { kind, hand, number, target }
      }),
    ),
  )
  const drawn = handDrawn.map((_, target): Query => ({ kind: 'hand-drawn', hand: 'first', number: target, target }))
  return [...asked, ...drawn]
}

const all = patents(PATENTS)
const views = await loadDescriptions(all)
const bytes = views.reduce((sum, { descriptor }) => sum + descriptor.length, 0) / views.length
const sums = new Float32Array(4096).fill(1)
const paceBegun = process.cpuUsage()
let total = 0
for (let i = 0; i < 4096 * 24_000; i++) total += sums[i & 4095]! * sums[(i + 7) & 4095]!
const pace = process.cpuUsage(paceBegun).user / 1000
console.log(`Processor speed now: ${Math.round(pace)} ms for ${total > 0 ? 100 : 0} million sequential multiplications`)
console.log(`${cpus()[0]?.model}, ${cpus().length} processors, Node ${process.version}`)

// Measured first, because a real import does not have two large indexes in memory either.
const files = await Promise.all(
  all.slice(0, FILES).map((patent) =>
    sharp(Buffer.from(lineDrawing(designOf(patent), SIZE)))
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  ),
)
const before = process.cpuUsage()
const walls = await runInThreads<number>(
  [0, 1].map((half) => ({ what: 'decode', files: files.filter((_, i) => i % 2 === half) })),
)
const spent = process.cpuUsage(before)
const queries = queriesOf(all)
const asked = [0, 1].map((half) => queries.filter((_, i) => i % 2 === half))
const answers = (
  await runInThreads<Answer[]>(asked.map((some) => ({ what: 'ask', patents: all, described: views, queries: some })))
).flat()
table(answers, all)

const times = answers.map(({ searchMs }) => searchMs)
console.log(`\nA described view: ${Math.round(bytes)} bytes`)
console.log(
  `Query over ${all.length}: median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; describing the picture ${quantile(
    answers.map(({ describeMs }) => describeMs),
    0.5,
  ).toFixed(0)} ms (two threads at once; ≤ 60 ms wanted)`,
)
console.log(
  `Decoding and describing ${files.length} grey PNG drawings of ${SIZE} × ${SIZE} in two threads: ${Math.round((files.length * 1000) / Math.max(...walls))} a second ` +
    `(${((spent.user + spent.system) / 1000 / files.length).toFixed(1)} ms of processor each; ≥ 300 a second wanted)`,
)
const judgements = judgementsOf(all, HELD_OUT)
const halves = [0, 1].map((half) => judgements.filter((_, i) => i % 2 === half))
printCalibration(
  (
    await runInThreads<JudgedPicture[]>(
      halves.map((some) => ({ what: 'judge', patents: all, described: views, judgements: some })),
    )
  ).flat(),
)
await millionViews(views, quick ? 100_000 : 1_000_000, all)
