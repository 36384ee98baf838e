/** The worker thread of reports: catalogue → facts → model → PDF on disk. One connection and one set of fonts a thread. */
import { open } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'
import { asinReport } from '#contracts/model/report/asin-report.ts'
import { DamagedFacts } from '#contracts/model/report/check-facts.ts'
import { openCatalogue } from '#server/db/catalogue.ts'
import { loadAsinFacts } from '#server/domain/asin-facts.ts'
import { type Catalogue, catalogueOf } from '#server/domain/catalogue.ts'
import { pictureOf } from '#server/domain/pictures.ts'
import { renderReport } from './pdf/render.ts'
import type { Progress, ReportResult, ReportTask } from './report-task.ts'

const catalogues = new Map<string, Catalogue>()

function catalogueIn(file: string): Catalogue {
  const known = catalogues.get(file)
  if (known) return known
  const made = catalogueOf(openCatalogue(file))
  catalogues.set(file, made)
  return made
}

/** Makes one report. `port` hears the progress. */
export default async function makeReport({
  task,
  port,
}: {
  task: ReportTask
  port: MessagePort
}): Promise<ReportResult> {
  const tell = (stage: Progress['stage'], progress: number) => port.postMessage({ stage, progress } satisfies Progress)
  try {
    tell('reading', 10)
    const catalogue = catalogueIn(task.catalogueFile)
    const product = catalogue.product(task.asin, task.marketplace, task.accountId)
    if (!product)
      return {
        outcome: 'hopeless',
        failure: 'productGone',
        detail: `${task.marketplace} ${task.asin} is not in the catalogue`,
      }
    const facts = loadAsinFacts(catalogue, product, task.now)
    tell('analysing', 35)
    const report = asinReport(facts)
    tell('drawing', 55)
    const pdf = await renderReport(report, { language: task.language, picture: await pictureOf(product, 'png') })
    tell('saving', 90)
    await write(task.file, pdf)
    return { outcome: 'done', model: JSON.stringify(report) }
  } catch (error) {
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
