import { useRunningPercent } from '#web/features/reports/news/report-news.state.ts'
import { DocumentTitle } from './document-title.tsx'

/** Names the tab after the screen, with how far the running reports are: `(45%) …`. */
export function RunningTitle({ text }: { text: string }) {
  const percent = useRunningPercent()
  return <DocumentTitle text={percent === undefined ? text : `(${percent}%) ${text}`} />
}
