/** Renders one report with our code and in an already warm browser, in turns. */
import type { Page } from 'playwright'
import { DEFAULT_LANGUAGE } from '#contracts/model/language.ts'
import { renderReport } from '#server/features/reports/pdf/render.ts'
import { pageCount, poppler } from '#server/platform/pdf/poppler.test-support.ts'
import { quantile } from '../statistics.ts'
import { reportPage } from './report-page.ts'
import type { Contents } from './sample.ts'

const WARM_UP = 5
const ROUNDS = 15

/** Prints the measurements; returns the browser's median time divided by ours. */
export async function compare({ kind, model, picture }: Contents, printer: Page): Promise<number> {
  const ours = () => renderReport(model(), { language: DEFAULT_LANGUAGE, picture })
  async function theirs(): Promise<Buffer> {
    await printer.setContent(reportPage(model(), DEFAULT_LANGUAGE, picture))
    return printer.pdf({ format: 'A4', printBackground: true, displayHeaderFooter: false })
  }
  /** `cpu` is the time of our thread alone; on a busy machine it is more reliable than wall time. */
  const times = { ours: [] as number[], theirs: [] as number[], cpu: [] as number[] }
  const pdfs = { ours: Buffer.alloc(0), theirs: Buffer.alloc(0) }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const before = process.threadCpuUsage()
    const [ourPdf, ourTime] = await measureTime(ours)
    const { user, system } = process.threadCpuUsage(before)
    const [theirPdf, theirTime] = await measureTime(theirs)
    if (round >= WARM_UP) {
      times.ours.push(ourTime)
      times.cpu.push((user + system) / 1000)
      times.theirs.push(theirTime)
    }
    Object.assign(pdfs, { ours: ourPdf, theirs: theirPdf })
  }
  const { sections } = model()
  const charts = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart')).length
  console.log(
    `Sample report (${kind}): ${sections.length} sections, ${charts} charts; warm, ${ROUNDS} rounds, interleaved`,
  )
  for (const side of ['ours', 'theirs'] as const) {
    const pdf = pdfs[side]
    const images = poppler('pdfimages', pdf, '-list').trimEnd().split('\n').length - 2
    const sizes = `${pageCount(pdf)} pages, ${(pdf.length / 1024).toFixed(0)} KB, ${images} pictures`
    const name = side === 'ours' ? 'pdfkit  ' : 'Chromium'
    console.log(`${name}  median ${ms(quantile(times[side], 0.5))}  p95 ${ms(quantile(times[side], 0.95))}  ${sizes}`)
  }
  const least = ms(Math.min(...times.cpu))
  console.log(`Processor time of pdfkit's thread: median ${ms(quantile(times.cpu, 0.5))}, least ${least}`)
  return quantile(times.theirs, 0.5) / quantile(times.ours, 0.5)
}

async function measureTime(make: () => Promise<Buffer>): Promise<[Buffer, number]> {
  const start = performance.now()
  const pdf = await make()
  return [pdf, performance.now() - start]
}
const ms = (value: number) => `${value.toFixed(0)} ms`
