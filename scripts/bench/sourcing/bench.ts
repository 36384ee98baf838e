/**
 * `npm run bench:sourcing`: searches of offers by words, by many conditions and by picture. Required: words in 20 ms over
 * the 6,000 offers of the sample, a picture in 80 ms over 20,000 offers of which each has a picture of its own.
 */
import { cpus, loadavg } from 'node:os'
import sharp from 'sharp'
import type { OfferFilter } from '#contracts/api/sourcing.ts'
import { productSvg } from '#fixtures/catalogue/shapes/render.ts'
import { DEFAULT_OFFERS, sampleSourcing } from '#fixtures/sourcing/sourcing.ts'
import { describeQuery } from '#server/features/rights/picture-comparison/describe.ts'
import { openIndex } from '#server/features/rights/public.pictures.ts'
import { describeProducts } from '#server/features/sourcing/describe-designs.ts'
import { findOffers } from '#server/features/sourcing/search-offers.ts'
import { stockOf } from '#server/features/sourcing/sourcing.ts'
import { median, quantile } from '../statistics.ts'

const NOW = '2026-11-15T08:00:00.000Z'
const PICTURED = 20_000
const REPEATS = 100
const LIMIT = { words: 20, picture: 80 }
/** Pixels of a query. */
const SIDE = 400

const FILTERS: Record<string, OfferFilter> = {
  'a Chinese word': { words: '旅行杯' },
  'three English words': { words: 'stainless steel bottle' },
  'a pasted text of 5,000 characters': { words: '保温 travel mug '.repeat(320) },
}
const CONDITIONS: OfferFilter = {
  words: 'lamp',
  range: { price: { max: 60 }, units30: { min: 10 }, repeatRate: { min: 0.15 }, years: { min: 3 } },
  choice: { companyType: ['factory'], services: ['dropShipping'], shipping: ['today', '24', '48'] },
}

console.log(`${cpus().length} × ${cpus()[0]?.model}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
const began = performance.now()
const stock = stockOf(sampleSourcing({ seed: 1, now: NOW }), NOW.slice(0, 10))
console.log(`${DEFAULT_OFFERS} offers made in ${(performance.now() - began).toFixed(0)} ms, once for each process`)
for (const [what, filter] of Object.entries(FILTERS)) check(what, LIMIT.words, () => findOffers(stock, filter).length)
check('eight conditions', LIMIT.words, () => findOffers(stock, CONDITIONS).length)

const shapes = [
  ...new Map(stock.offers.map(({ offer: { shape } }) => [`${shape.family}/${shape.seed}`, shape])).values(),
]
const started = performance.now()
const described = (await describeProducts(shapes)).filter((each) => each !== null)
console.log(
  `${shapes.length} designs described in ${(performance.now() - started).toFixed(0)} ms, once for each process`,
)
const index = openIndex()
for (let at = 0; at < PICTURED; at++) index.add(described[at % described.length]!)
const queries = await Promise.all(shapes.slice(0, REPEATS).map(queryOf))
check(`a picture over ${PICTURED} pictures`, LIMIT.picture, (at) => {
  const query = queries[at % queries.length]!
  return index.search(query, { limit: 400 }).found.length
})

async function queryOf({ family, seed }: { family: string; seed: number }): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(productSvg(family, seed, { size: SIDE })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const descriptor = describeQuery({ width: info.width, height: info.height, data })
  if (!descriptor) throw new Error(`The picture of ${family} is blank`)
  return descriptor
}

function check(what: string, limitMs: number, search: (at: number) => number): void {
  let found = 0
  const times = Array.from({ length: REPEATS }, (_, at) => {
    const start = performance.now()
    found = search(at)
    return performance.now() - start
  })
  const p95 = quantile(times, 0.95)
  console.log(
    `${what}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} of at most ${limitMs} ms; ${found} found`,
  )
  if (p95 > limitMs) process.exitCode = 1
}
