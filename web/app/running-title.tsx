import { useRunningPercent } from '#web/features/reports/updates/report-updates.state.ts'
import { DocumentTitle } from './document-title.tsx'

/** The document title with the progress of running reports: `(45%) …`. */
export function RunningTitle({ text }: { text: string }) {
  const percent = useRunningPercent()
  return <DocumentTitle text={percent === undefined ? text : `(${percent}%) ${text}`} />
}
