import { FAILED, shownState } from '../report.rules.ts'
import type { ReportRow, Stage } from '../report-row.ts'

/** The stages of a task that goes well. */
export const STEPS = [
  'queued',
  'reading',
  'analysing',
  'writing',
  'drawing',
  'saving',
  'done',
] as const satisfies readonly Stage[]
export type Step = 'done' | 'now' | 'ahead' | 'failed'

/** How each of STEPS stands. A task that failed is marked at its end: the row no longer says at which stage it was. */
export function stepsOf(row: Pick<ReportRow, 'state' | 'stage'>): Step[] {
  const { stage } = row
  if (shownState(row) === FAILED)
    return STEPS.map((step) => (step === 'queued' ? 'done' : step === 'done' ? 'failed' : 'ahead'))
  const order: readonly Stage[] = STEPS
  const at = order.indexOf(stage)
  return STEPS.map((step, i) => (i < at || stage === 'done' ? 'done' : step === stage ? 'now' : 'ahead'))
}
