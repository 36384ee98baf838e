import type { ClosedParts, RenderedPage } from '#contracts/model/report/server-renderer.ts'
import bar from '../versions/version-bar.module.css'
import { ActionButtons } from './action-buttons.tsx'
import { ReportArticle } from './report-article.tsx'
import { reportAddressOf } from './report-request.ts'

/** Renders a finished report up to its first section on the server. The buttons have no handlers. */
export function FirstSection({ report, revision, language, grouping, path }: Omit<RenderedPage, keyof ClosedParts>) {
  return (
    <ReportArticle
      report={report}
      language={language}
      grouping={grouping}
      actions={<ActionButtons whole listPath={reportAddressOf(path).kind.listPath} />}
    >
      {revision > 1 && <div className={bar.bar} />}
    </ReportArticle>
  )
}
