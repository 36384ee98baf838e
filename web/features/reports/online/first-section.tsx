import type { PutAway, Reading } from '#contracts/model/report/first-reading.ts'
import bar from '../versions/version-bar.module.css'
import { ActionButtons } from './action-buttons.tsx'
import { askedAt } from './asked-report.ts'
import { ReportArticle } from './report-article.tsx'

/** A finished report as far as its first section, before anything in it lives: it draws on a server too. */
export function FirstSection({ report, revision, language, grouping, path }: Omit<Reading, keyof PutAway>) {
  return (
    <ReportArticle
      report={report}
      language={language}
      grouping={grouping}
      actions={<ActionButtons whole listPath={askedAt(path).kind.listPath} />}
    >
      {revision > 1 && <div className={bar.bar} />}
    </ReportArticle>
  )
}
