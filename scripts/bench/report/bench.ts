/**
 * The figures of the PDF report: worker time per PDF against headless Chromium printing the same content, interleaved in
 * one run, and resident memory while 100 reports are queued on one worker. Run: `node scripts/bench/report/bench.ts`.
 */
import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from 'playwright'
import { DEFAULT_LANGUAGE } from '#contracts/model/language.ts'
import { asinReport } from '#contracts/model/report/asin-report.ts'
import { systemChromium } from '#scripts/setup/chromium.ts'
import { pageCount, poppler } from '#server/features/reports/pdf/poppler.test-support.ts'
import { renderReport } from '#server/features/reports/pdf/render.ts'
import { memoryOfQueue } from './queue-memory.ts'
import { reportPage } from './report-page.ts'
import { sampleFacts } from './sample.ts'

const WARM_UP = 5
const ROUNDS = 15
const QUEUED = 100

const sample = await sampleFacts()
const { facts, picture } = sample
const report = asinReport(facts)
const charts = report.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'chart')).length
const executablePath = systemChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
})
const printer = await browser.newPage()

/** What the worker does for a report: facts → model → PDF. */
const ours = () => renderReport(asinReport(facts), { language: DEFAULT_LANGUAGE, picture })
/** The same facts, model and charts as a page, printed by a browser that is already warm. */
async function theirs(): Promise<Buffer> {
  await printer.setContent(reportPage(asinReport(facts), DEFAULT_LANGUAGE, picture))
  return printer.pdf({ format: 'A4', printBackground: true, displayHeaderFooter: false })
}

/** `cpu` is the time of our thread alone: on a busy machine it says more than the clock. */
const times = { ours: [] as number[], theirs: [] as number[], cpu: [] as number[] }
let pdfs: Record<'ours' | 'theirs', Buffer> = { ours: Buffer.alloc(0), theirs: Buffer.alloc(0) }
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const before = process.threadCpuUsage()
  const [ourPdf, ourTime] = await timed(ours)
  const { user, system } = process.threadCpuUsage(before)
  const [theirPdf, theirTime] = await timed(theirs)
  if (round >= WARM_UP) {
    times.ours.push(ourTime)
    times.cpu.push((user + system) / 1000)
    times.theirs.push(theirTime)
  }
  pdfs = { ours: ourPdf, theirs: theirPdf }
}
await browser.close()

const sections = report.sections.filter(({ blocks }) => blocks.length > 0).length
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
console.log(`Sample report: ${sections} sections, ${charts} charts; warm, ${ROUNDS} rounds, interleaved`)
for (const side of ['ours', 'theirs'] as const) {
  const pdf = pdfs[side]
  const images = poppler('pdfimages', pdf, '-list').trimEnd().split('\n').length - 2
  const sizes = `${pageCount(pdf)} pages, ${(pdf.length / 1024).toFixed(0)} KB, ${images} pictures`
  console.log(
    `${side === 'ours' ? 'pdfkit  ' : 'Chromium'}  median ${ms(median(times[side]))}  p95 ${ms(p95(times[side]))}  ${sizes}`,
  )
}
console.log(`Processor time of pdfkit's thread: median ${ms(median(times.cpu))}, least ${ms(Math.min(...times.cpu))}`)
console.log(`Ratio of medians: ${(median(times.theirs) / median(times.ours)).toFixed(1)} ×`)
const memory = await memoryOfQueue(sample, QUEUED)
console.log(
  `${QUEUED} reports queued on one worker: ${ms(memory.perReport)} of wall time each, resident at most ${memory.peak} MB`,
)
rmSync(sample.folder, { recursive: true })

async function timed(make: () => Promise<Buffer>): Promise<[Buffer, number]> {
  const start = performance.now()
  const pdf = await make()
  return [pdf, performance.now() - start]
}
function median(values: number[]): number {
  return quantile(values, 0.5)
}
function p95(values: number[]): number {
  return quantile(values, 0.95)
}
function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
