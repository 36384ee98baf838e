import type { Language } from '#contracts/model/language.ts'
import type { Report } from '#contracts/model/report/report.ts'
import bar from '../versions/version-bar.module.css'
import { ActionButtons } from './action-buttons.tsx'
import { askedAt } from './asked-report.ts'
import { ReportArticle } from './report-article.tsx'
import { ReportHeader } from './report-header.tsx'

interface FirstSectionProps {
  report: Report
  revision: number
  language: Language
  path: string
}

/** A finished report as far as its first section, before anything in it lives: it draws on a server too. */
export function FirstSection({ report, revision, language, path }: FirstSectionProps) {
  return (
    <ReportArticle report={report} language={language}>
      {revision > 1 && <div className={bar.bar} />}
      <ReportHeader report={report}>
        <ActionButtons whole listPath={askedAt(path).kind.listPath} />
      </ReportHeader>
    </ReportArticle>
  )
}
