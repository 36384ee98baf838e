import { type ReactNode, useMemo } from 'react'
import type { Report } from '#contracts/model/report/report.ts'
import { MethodLegend } from '#web/kit/report/method-legend.tsx'
import palette from '#web/kit/report/report.module.css'
import { ReportBody } from '#web/kit/report/report-body.tsx'
import { ReportVoiceProvider, voiceOf } from '#web/kit/report/report-context.tsx'
import { SampleNotice } from '#web/kit/report/sample-notice.tsx'
import { useReportTexts } from '#web/kit/report/use-report-texts.ts'
import { COMPLETE } from '../report.rules.ts'
import type { ReportRow } from '../report-row.ts'
import { Versioned } from '../versions/versioned.tsx'
import { NextVersion } from './next-version.tsx'
import classes from './online-report.module.css'
import { ReportActions } from './report-actions.tsx'
import { ReportHeader } from './report-header.tsx'

interface OnlineReportProps {
  report: Report
  row: ReportRow
  /** The report is another one now: reads it. */
  onNews: () => unknown
}

/** A finished report: who it is about, what can be done with it, where its numbers come from, and its sections. */
export function OnlineReport({ report: latest, row, onNews }: OnlineReportProps) {
  return (
    <Versioned row={row} latest={latest}>
      {(report, bar, former) => (
        <Article report={report}>
          {!former && row.state !== COMPLETE && <NextVersion row={row} onNews={onNews} />}
          {bar}
          <ReportHeader report={report}>
            <ReportActions row={row} report={report} former={former} />
          </ReportHeader>
        </Article>
      )}
    </Versioned>
  )
}

/** The report itself; `children` stand above its sections. */
function Article({ report, children }: { report: Report; children: ReactNode }) {
  const language = useReportTexts(report.kind)
  const { marketplace, sample } = report
  const voice = useMemo(() => voiceOf(language, marketplace, sample), [language, marketplace, sample])
  return (
    <ReportVoiceProvider voice={voice}>
      <article className={`${palette.palette} ${classes.article}`}>
        {children}
        {sample ? <SampleNotice /> : <MethodLegend />}
        <ReportBody report={report} />
      </article>
    </ReportVoiceProvider>
  )
}
