import { type ReactNode, useMemo } from 'react'
import type { Language } from '#contracts/model/language.ts'
import type { Grouping } from '#contracts/model/number.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { MethodLegend } from '../blocks/method-legend.tsx'
import palette from '../blocks/report.module.css'
import { ReportBody } from '../blocks/report-body.tsx'
import { ReportContextProvider, reportContextOf } from '../blocks/report-context.tsx'
import { SampleNotice } from '../blocks/sample-notice.tsx'
import classes from './online-report.module.css'
import { ReportHeader } from './report-header.tsx'
import { ReportSubject } from './report-subject.tsx'

interface ReportArticleProps {
  report: Report
  /** The report texts in this language must already be loaded. */
  language: Language
  grouping: Grouping
  actions: ReactNode
  /** Content shown above the subject and the sections of the report. */
  children: ReactNode
}

export function ReportArticle({ report, language, grouping, actions, children }: ReportArticleProps) {
  const context = useMemo(() => reportContextOf(language, grouping, report), [language, grouping, report])
  return (
    <ReportContextProvider context={context}>
      <article className={palette.palette}>
        <ReportHeader report={report} actions={actions} />
        <div className={classes.article}>
          {children}
          <ReportSubject report={report} />
          {report.sample ? <SampleNotice /> : <MethodLegend />}
          <ReportBody report={report} />
        </div>
      </article>
    </ReportContextProvider>
  )
}
