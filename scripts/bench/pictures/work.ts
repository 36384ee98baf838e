/** Worker thread: runs one task of the bench. */
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { lineDrawing } from '#fixtures/catalogue/shapes/render.ts'
import { createRandom } from '#fixtures/random.ts'
import { handDrawn } from '#fixtures/rights/strokes/hand-drawn.ts'
import { handDrawnSvg } from '#fixtures/rights/strokes/hand-drawn-svg.ts'
import { createColumns } from '#server/features/rights/picture-comparison/columns.ts'
import { describePicture, describeQuery } from '#server/features/rights/picture-comparison/describe.ts'
import { OUTLINES_AT, unpack } from '#server/features/rights/picture-comparison/descriptor.ts'
import { closeness } from '#server/features/rights/picture-comparison/fit.ts'
import { bestFitting } from '#server/features/rights/picture-comparison/fitting.ts'
import { openIndex } from '#server/features/rights/picture-comparison/picture-index.ts'
import { OUTLINE } from '#server/features/rights/picture-comparison/polar.ts'
import { VIEWS } from '#server/features/rights/picture-search/view-index.ts'
import { brightnessHash, nearestRows } from './baselines.ts'
import { designOf, type Patent } from './design.ts'
import { foreignThing } from './foreign-pictures.ts'
import { pixelsOf, queryPicture, SIZE, scene } from './kinds.ts'
import type { Answer, DescribedView, ForeignAnswer, JudgedPicture, Query, Task } from './tasks.ts'

const drawing = (patent: Patent) => sharp(Buffer.from(lineDrawing(designOf(patent), SIZE)))

async function describeAll({ patents, places }: Extract<Task, { what: 'describe' }>): Promise<DescribedView[]> {
  const all: DescribedView[] = []
  for (const place of places) {
    const pixels = await pixelsOf(drawing(patents[place]!))
    const descriptor = describePicture(pixels)
    if (!descriptor) throw new Error(`The drawing of patent ${place} is empty`)
    all.push({ place, descriptor, hash64: brightnessHash(pixels, 8), hash256: brightnessHash(pixels, 16) })
  }
  return all
}

/** Returns the wall time of decoding and describing the files, in milliseconds. */
async function decodeAll({ files }: Extract<Task, { what: 'decode' }>): Promise<number> {
  const begun = performance.now()
  for (const file of files) {
    const { data, info } = await sharp(file).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    describePicture({ width: info.width, height: info.height, greys: data })
  }
  return performance.now() - begun
}

async function askAll({ patents, described, queries }: Extract<Task, { what: 'ask' }>): Promise<Answer[]> {
  const index = openIndex(described.map(({ descriptor }) => descriptor))
  const outlines = Buffer.concat(
    described.map(({ descriptor }) => descriptor.subarray(OUTLINES_AT, OUTLINES_AT + OUTLINE)),
  )
  const rows = {
    'hash 64': Buffer.concat(described.map(({ hash64 }) => hash64)),
    'hash 256': Buffer.concat(described.map(({ hash256 }) => hash256)),
    polar: new Int8Array(outlines.buffer, outlines.byteOffset, outlines.length),
  }
  const answers: Answer[] = []
  for (const query of queries) {
    const pixels = await pictureOf(query, patents)
    const begun = performance.now()
    const descriptor = describeQuery(pixels)
    const described = performance.now()
    const own = descriptor ? index.search(descriptor, { limit: VIEWS }).found.slice(0, 10) : []
    const searched = performance.now()
    const outline = descriptor ? unpack(descriptor).outlines[0]! : new Int8Array(OUTLINE)
    answers.push({
      query,
      found: {
        'hash 64': nearestRows(brightnessHash(pixels, 8), rows['hash 64'], 10),
        'hash 256': nearestRows(brightnessHash(pixels, 16), rows['hash 256'], 10),
        polar: nearestRows(outline, rows.polar, 10),
        ours: own.map(({ place }) => place),
      },
      describeMs: described - begun,
      searchMs: searched - described,
    })
  }
  return answers
}

/** Measures raw closeness, the input of the similarity. */
async function judgeAll({
  patents,
  described,
  judgements,
}: Extract<Task, { what: 'judge' }>): Promise<JudgedPicture[]> {
  const columns = createColumns()
  for (const { descriptor } of described) columns.add(descriptor)
  const all: JudgedPicture[] = []
  for (const { query, family, kin } of judgements) {
    const descriptor = describeQuery(await pictureOf(query, patents))
    if (!descriptor) continue
    const closest = (is: (place: number) => boolean) => {
      const among = Uint8Array.from(described, (_, place) => (is(place) ? 1 : 0))
      const [first] = bestFitting(columns, unpack(descriptor), { limit: 1, among }).best
      return first ? closeness(first.fit) : null
    }
    const own = kin === null ? null : query.target
    all.push({
      family: {
        same: closest((place) => place !== own && patents[place]!.family === family),
        other: closest((place) => patents[place]!.family !== family),
      },
      design:
        own === null ? null : { same: closest((place) => place === own), other: closest((place) => place === kin) },
    })
  }
  return all
}

async function askForeign({
  described,
  drawings,
  queries,
}: Extract<Task, { what: 'foreign' }>): Promise<ForeignAnswer[]> {
  const index = openIndex([...described, ...drawings].map(({ descriptor }) => descriptor))
  const answers: ForeignAnswer[] = []
  for (const query of queries) {
    const { file } = drawings[query.target]!
    const thing = await foreignThing(file)
    if (!thing) throw new Error(`Could not separate the thing from its background in ${file}`)
    const random = createRandom(query.target, `foreign/${query.kind}/${basename(file)}`)
    const descriptor = describeQuery(await scene(thing, query.kind, random))
    const begun = performance.now()
    const found = descriptor ? index.search(descriptor, { limit: VIEWS }).found : []
    const searchMs = performance.now() - begun
    const rank = found.findIndex(({ place }) => place === described.length + query.target)
    answers.push({ query, rank: rank < 0 ? null : rank, searchMs })
  }
  return answers
}

function pictureOf({ kind, hand, number, target }: Query, patents: Patent[]) {
  if (kind === 'hand-drawn') {
    const svg = Buffer.from(handDrawnSvg(handDrawn[target]!))
    return pixelsOf(sharp(svg).resize(SIZE).flatten({ background: '#fff' }))
  }
  return queryPicture(patents[target]!, kind, hand, createRandom(number, `query/${kind}/${hand}`))
}

// The same settings as the import.
sharp.concurrency(1)
sharp.cache(false)
// Only the bench starts this file, with a Task.
const task = workerData as Task
const handlers = { describe: describeAll, decode: decodeAll, ask: askAll, judge: judgeAll, foreign: askForeign }
// TypeScript does not relate the function to the task of the same name.
parentPort!.postMessage(await handlers[task.what](task as never))
