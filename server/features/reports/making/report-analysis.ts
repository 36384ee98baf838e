import { changesBetween } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { asinReport } from '../asin/asin-report.ts'
import { loadAsinFacts } from '../asin/load-asin-facts.ts'
import { loadMarketFacts } from '../market/load-market-facts.ts'
import { marketReport } from '../market/market-report.ts'
import { unpackModel } from './packed-model.ts'
import type { ReportTask } from './report-task.ts'

export class SubjectGone extends Error {
  override name = 'SubjectGone'
  readonly failure: 'productGone' | 'nicheGone'

  constructor(failure: SubjectGone['failure'], { marketplace, subject }: ReportTask) {
    super(`${marketplace} ${subject} is not in the catalogue`)
    this.failure = failure
  }
}

/**
 * Calls `onFactsRead` once the facts are read.
 * @throws {SubjectGone}
 * @throws {DamagedFacts} when the facts contradict themselves.
 */
export async function analyse(catalogue: Catalogue, task: ReportTask, onFactsRead: () => void): Promise<Report> {
  const report = (task.kind === 'asin' ? asinAnalysis : marketAnalysis)(catalogue, task, onFactsRead)
  const changes = task.previousModel && changesBetween(unpackModel(task.previousModel), report)
  return changes ? { ...report, changes } : report
}

function asinAnalysis(catalogue: Catalogue, task: ReportTask, onFactsRead: () => void): Report {
  const product = catalogue.product(task.subject, task.marketplace, task.accountId)
  if (!product) throw new SubjectGone('productGone', task)
  const facts = loadAsinFacts(catalogue, product, task.now, task.rights)
  onFactsRead()
  return asinReport(facts)
}

function marketAnalysis(catalogue: Catalogue, task: ReportTask, onFactsRead: () => void): Report {
  const { subject, accountId, now } = task
  const niche = catalogue.niche(subject, accountId)
  if (!niche) throw new SubjectGone('nicheGone', task)
  const facts = loadMarketFacts(catalogue, niche, { keyword: task.keyword ?? niche.title, accountId, now })
  onFactsRead()
  return marketReport(facts)
}
