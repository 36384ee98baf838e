/** The worker thread that renders PDFs. A report: catalogue → model → PDF on disk. One connection and one set of fonts per thread. */
import { open } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { isMainThread, type MessagePort } from 'node:worker_threads'
import type { Report } from '#contracts/model/report/report.ts'
import { openDatabase } from '#server/db/sqlite.ts'
import { type Catalogue, catalogueOf, openCatalogue, pictureOf } from '#server/features/catalogue/public.ts'
import { type ResultPaper, renderResult } from '#server/features/rights/public.print.ts'
import { DamagedFacts } from '../asin/check-facts.ts'
import { circuitBreaker } from '../narrative/circuit-breaker.ts'
import { type AiSettings, narrate } from '../narrative/narrate.ts'
import { renderReport } from '../pdf/render.ts'
import { packModel, unpackModel } from './packed-model.ts'
import { analyse, SubjectGone } from './report-analysis.ts'
import type { Progress, ReportPaper, ReportResult, ReportTask } from './report-task.ts'

const PATIENT = 10
// Whoever waits for an answer of the API goes before who waits for a report. Linux gives a thread a priority of its own;
// elsewhere it would be that of the whole process.
if (process.platform === 'linux' && !isMainThread) setPriority(PATIENT)

// A thread that is taken down while it loads a native addon takes the process with it: SQLite's is loaded before the first
// report can be cut off.
openDatabase(':memory:').close()

const breaker = circuitBreaker()
const catalogues = new Map<string, Catalogue>()
function catalogueIn(file: string): Catalogue {
  const known = catalogues.get(file)
  if (known) return known
  const made = catalogueOf(openCatalogue(file))
  catalogues.set(file, made)
  return made
}

/** A report in a language, with the picture that the catalogue has now. */
async function draw(
  report: Report,
  { catalogueFile, pictures, accountId, language }: Omit<ReportPaper, 'model'>,
): Promise<Buffer> {
  const asin = report.kind === 'asin' ? report.asin : report.referenceAsin
  const pictured = catalogueIn(catalogueFile).product(asin, report.marketplace, accountId)
  const picture = pictured && (await pictureOf(pictured, 'print', pictures))
  return renderReport(report, { language, ...(picture && { picture }) })
}

export const printReport = (paper: ReportPaper): Promise<Buffer> => draw(unpackModel(paper.model), paper)

export const print = (result: ResultPaper): Promise<Buffer> => renderResult(result)

/** Makes one report. `port` hears the progress. */
export default async function makeReport({
  task,
  ai,
  port,
}: {
  task: ReportTask
  ai?: AiSettings | undefined
  port: MessagePort
}): Promise<ReportResult> {
  const tell = (progress: Progress) => port.postMessage(progress)
  try {
    tell({ stage: 'reading', progress: 10 })
    const analysing = () => tell({ stage: 'analysing', progress: 35 })
    const analysed = await analyse(catalogueIn(task.catalogueFile), task, analysing)
    if (ai) tell({ stage: 'writing', progress: 45 })
    const onSentence = (sentence: string) => tell({ stage: 'writing', progress: 45, sentence })
    const { report, problem } = await narrate(analysed, ai, { language: task.language, onSentence, breaker })
    // Whoever read along is told that what was written is not in the report.
    if (ai && report.writer?.by === 'rules') tell({ stage: 'analysing', progress: 50 })
    tell({ stage: 'drawing', progress: 55 })
    const pdf = await draw(report, task)
    tell({ stage: 'saving', progress: 90 })
    await write(task.file, pdf)
    return {
      outcome: 'done',
      model: await packModel(report),
      madeAt: report.madeAt,
      asOf: report.asOf,
      ...(problem && { problem }),
    }
  } catch (error) {
    if (error instanceof SubjectGone) return { outcome: 'hopeless', failure: error.failure, detail: error.message }
    if (error instanceof DamagedFacts) return { outcome: 'hopeless', failure: 'dataDamaged', detail: error.message }
    throw error
  } finally {
    port.close()
  }
}

/** On disk, not merely in the page cache, before anybody is told that it is there. */
async function write(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(bytes)
  await file.sync()
}
