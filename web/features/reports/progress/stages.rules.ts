import { FAILED, shownState } from '../report.rules.ts'
import type { ReportRow, Stage } from '../report-row.ts'

/** The stages of a successful task. */
export const STEPS = [
  'queued',
  'reading',
  'analysing',
  'writing',
  'drawing',
  'saving',
  'done',
] as const satisfies readonly Stage[]
export type StepStatus = 'done' | 'now' | 'ahead' | 'failed'

/** The status of each step. A failure is marked at the last step, because the row does not keep the failed stage. */
export function stepsOf(row: Pick<ReportRow, 'state' | 'stage'>): StepStatus[] {
  const { stage } = row
  if (shownState(row) === FAILED)
    return STEPS.map((step) => (step === 'queued' ? 'done' : step === 'done' ? 'failed' : 'ahead'))
  const order: readonly Stage[] = STEPS
  const at = order.indexOf(stage)
  return STEPS.map((step, i) => (i < at || stage === 'done' ? 'done' : step === stage ? 'now' : 'ahead'))
}
