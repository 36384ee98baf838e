import type { ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { insertReport } from '#server/features/reports/reports.store.ts'
import { reports } from '../api/reports/reports.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'

export const reportsStates: StateHandlers = {
  async 'a report'(stage, { is, kind }) {
    const { subject, failing } = SUBJECTS[kind]
    if (is === 'pending') return insertFixedReport(stage, kind, subject, 0)
    if (is === 'gone') return insertFixedReport(stage, kind, 'B0NOWHERE1', 1)
    if (is === 'elsewhere') return insertFixedReport(stage, kind, STORY.german, 1)
    const { jobs } = await stage.world()
    const { id } = await SUBJECTS[kind].create(stage, is === 'failed' ? failing : subject)
    stage.setStandIn(STAND_INS.report, id)
    await jobs.idle()
    if (is !== 'updated') return
    await SUBJECTS[kind].update(stage, subject)
    await jobs.idle()
  },
}

const SUBJECTS = {
  asin: {
    subject: STORY.asin,
    failing: STORY.failing,
    create: (stage: Stage, asin: string) => stage.call(reports.productCreate, { body: { mold_id: 3, asin } }),
    update: (stage: Stage, asin: string) => stage.call(reports.productUpdate, { body: { mold_id: 4, asin } }),
  },
  market: {
    subject: STORY.niche,
    failing: STORY.failingNiche,
    create: (stage: Stage, nicheId: string) => stage.call(reports.marketCreate, { body: { mold_id: 5, nicheId } }),
    update: (stage: Stage, nicheId: string) => stage.call(reports.marketUpdate, { body: { mold_id: 6, nicheId } }),
  },
} as const

/** Inserts a report without a task, so that its state stays and its subject may be missing from the catalogue. */
async function insertFixedReport(stage: Stage, kind: ReportKind, subject: string, state: 0 | 1): Promise<void> {
  const { db, clock } = await stage.world()
  const about = { kind, marketplace: 'US', subject, keyword: null, card: '{"marketplace":"US"}' } as const
  const order = { accountId: 1, language: 'zh-CN', at: clock.iso() }
  const { id } = await insertReport(db, { ...about, title: '', search: '' }, order)
  await db.updateTable('report').set({ state }).where('id', '=', id).execute()
  stage.setStandIn(STAND_INS.report, id)
}
