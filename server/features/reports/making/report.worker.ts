/** Renders PDFs in a worker thread: catalogue → model → PDF on disk. One connection and one set of fonts per thread. */
import { open } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { isMainThread, type MessagePort } from 'node:worker_threads'
import type { Report } from '#contracts/model/report/report.ts'
import { openDatabase } from '#server/db/sqlite.ts'
import { type CalculationPaper, renderCalculation } from '#server/features/calculators/public.print.ts'
import { type Catalogue, catalogueOf, openCatalogue, pictureOf } from '#server/features/catalogue/public.ts'
import { type ResultPaper, renderResult } from '#server/features/rights/public.print.ts'
import { DamagedFacts } from '../asin/check-facts.ts'
import { circuitBreaker } from '../narrative/circuit-breaker.ts'
import { type AiSettings, narrate } from '../narrative/narrate.ts'
import { renderReport } from '../pdf/render.ts'
import { packModel, unpackModel } from './packed-model.ts'
import { analyse, SubjectGone } from './report-analysis.ts'
import type { Progress, ReportPaper, ReportResult, ReportTask } from './report-task.ts'

const LOW_PRIORITY = 10
// API requests go first. Only Linux has a priority per thread; elsewhere this would slow the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(LOW_PRIORITY)

// Terminating a thread that loads a native addon kills the process, so load SQLite's before a report can be cancelled.
openDatabase(':memory:').close()

const breaker = circuitBreaker()
const catalogues = new Map<string, Catalogue>()
function catalogueIn(file: string): Catalogue {
  const known = catalogues.get(file)
  if (known) return known
  const catalogue = catalogueOf(openCatalogue(file))
  catalogues.set(file, catalogue)
  return catalogue
}

async function render(
  report: Report,
  { catalogueFile, pictures, accountId, language }: Omit<ReportPaper, 'model'>,
): Promise<Buffer> {
  const asin = report.kind === 'asin' ? report.asin : report.referenceAsin
  const pictured = catalogueIn(catalogueFile).product(asin, report.marketplace, accountId)
  const picture = pictured && (await pictureOf(pictured, 'print', pictures))
  return renderReport(report, { language, ...(picture && { picture }) })
}

export const printReport = (paper: ReportPaper): Promise<Buffer> => render(unpackModel(paper.model), paper)

export const print = (result: ResultPaper): Promise<Buffer> => renderResult(result)

export const printCalculation = (paper: CalculationPaper): Promise<Buffer> => renderCalculation(paper)

export default async function makeReport({
  task,
  ai,
  port,
}: {
  task: ReportTask
  ai?: AiSettings | undefined
  port: MessagePort
}): Promise<ReportResult> {
  const postProgress = (progress: Progress) => port.postMessage(progress)
  try {
    postProgress({ stage: 'reading', progress: 10 })
    const onFactsRead = () => postProgress({ stage: 'analysing', progress: 35 })
    const analysed = await analyse(catalogueIn(task.catalogueFile), task, onFactsRead)
    if (ai) postProgress({ stage: 'writing', progress: 45 })
    const onSentence = (sentence: string) => postProgress({ stage: 'writing', progress: 45, sentence })
    const { report, problem } = await narrate(analysed, ai, { language: task.language, onSentence, breaker })
    // Going back to `analysing` tells readers of the stream that the model's sentences were dropped.
    if (ai && report.writer?.by === 'rules') postProgress({ stage: 'analysing', progress: 50 })
    postProgress({ stage: 'drawing', progress: 55 })
    const pdf = await render(report, task)
    postProgress({ stage: 'saving', progress: 90 })
    await writeDurably(task.file, pdf)
    return {
      outcome: 'done',
      model: await packModel(report),
      madeAt: report.madeAt,
      asOf: report.asOf,
      ...(problem && { problem }),
    }
  } catch (error) {
    if (error instanceof SubjectGone) return { outcome: 'failed', failure: error.failure, detail: error.message }
    if (error instanceof DamagedFacts) return { outcome: 'failed', failure: 'dataDamaged', detail: error.message }
    throw error
  } finally {
    port.close()
  }
}

/** Syncs the file to disk before the report counts as done; the page cache would not survive a power cut. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(bytes)
  await file.sync()
}
