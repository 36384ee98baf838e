import type { ReactNode } from 'react'
import type { Report } from '#contracts/model/report/report.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useReportTexts } from '../blocks/use-report-texts.ts'
import { COMPLETE } from '../report.rules.ts'
import { kindOf } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { Versioned } from '../versions/versioned.tsx'
import { NextVersion } from './next-version.tsx'
import { OnlineHead } from './online-head.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportArticle } from './report-article.tsx'

interface OnlineReportProps {
  report: Report
  row: ReportRow
  onUpdate: () => unknown
}

export function OnlineReport({ report: latest, row, onUpdate }: OnlineReportProps) {
  return (
    <Versioned row={row} latest={latest} head={<OnlineHead kind={kindOf(row)} />}>
      {(report, bar, former) => (
        <LocalizedReport report={report} actions={<ReportActions row={row} report={report} former={former} />}>
          {!former && row.state !== COMPLETE && <NextVersion row={row} onUpdate={onUpdate} />}
          {bar}
        </LocalizedReport>
      )}
    </Versioned>
  )
}

function LocalizedReport({ report, actions, children }: { report: Report; actions: ReactNode; children: ReactNode }) {
  const language = useReportTexts(report.kind)
  return (
    <ReportArticle report={report} language={language} grouping={useGrouping()} actions={actions}>
      {children}
    </ReportArticle>
  )
}
