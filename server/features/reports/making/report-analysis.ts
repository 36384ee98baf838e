/** Catalogue → facts → report, for both kinds. */
import type { Product } from '#contracts/model/catalogue.ts'
import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { asinReport } from '../asin/asin-report.ts'
import { loadAsinFacts } from '../asin/load-asin-facts.ts'
import { loadMarketFacts } from '../market/load-market-facts.ts'
import { marketReport } from '../market/market-report.ts'
import { unpackModel } from './packed-model.ts'
import type { ReportTask } from './report-task.ts'

/** What the report is about has left the catalogue. */
export class SubjectGone extends Error {
  override name = 'SubjectGone'
  readonly failure: 'productGone' | 'nicheGone'

  constructor(failure: SubjectGone['failure'], { marketplace, subject }: ReportTask) {
    super(`${marketplace} ${subject} is not in the catalogue`)
    this.failure = failure
  }
}

export interface Analysis {
  report: Report
  /** Whose picture the cover shows. */
  pictured: Product | undefined
}

/**
 * Makes the model of a report, with what has changed since the version before. `analysing` is called once the facts are read.
 * @throws {SubjectGone}
 * @throws {DamagedFacts} when the facts contradict themselves.
 */
export async function analyse(catalogue: Catalogue, task: ReportTask, analysing: () => void): Promise<Analysis> {
  const made = (task.kind === 'asin' ? asinAnalysis : marketAnalysis)(catalogue, task, analysing)
  const changes = task.former && changesBetween(unpackModel(task.former), made.report)
  return changes ? { ...made, report: { ...made.report, changes } } : made
}

function asinAnalysis(catalogue: Catalogue, task: ReportTask, analysing: () => void): Analysis {
  const product = catalogue.product(task.subject, task.marketplace, task.accountId)
  if (!product) throw new SubjectGone('productGone', task)
  const facts = loadAsinFacts(catalogue, product, task.now, task.rights)
  analysing()
  return { report: asinReport(facts), pictured: product }
}

function marketAnalysis(catalogue: Catalogue, task: ReportTask, analysing: () => void): Analysis {
  const { subject, accountId, now } = task
  const niche = catalogue.niche(subject, accountId)
  if (!niche) throw new SubjectGone('nicheGone', task)
  const facts = loadMarketFacts(catalogue, niche, { keyword: task.keyword ?? niche.title, accountId, now })
  analysing()
  const pictured = catalogue.product(niche.referenceAsin, niche.marketplace, accountId)
  return { report: marketReport(facts), pictured }
}
