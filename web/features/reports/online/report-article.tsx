import { type ReactNode, useMemo } from 'react'
import type { Language } from '#contracts/model/language.ts'
import type { Grouping } from '#contracts/model/number.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { MethodLegend } from '../blocks/method-legend.tsx'
import palette from '../blocks/report.module.css'
import { ReportBody } from '../blocks/report-body.tsx'
import { ReportVoiceProvider, voiceOf } from '../blocks/report-context.tsx'
import { SampleNotice } from '../blocks/sample-notice.tsx'
import classes from './online-report.module.css'

interface ReportArticleProps {
  report: Report
  /** Its texts are here. */
  language: Language
  grouping: Grouping
  /** Stands above the sections. */
  children: ReactNode
}

/** The report itself. */
export function ReportArticle({ report, language, grouping, children }: ReportArticleProps) {
  const { marketplace, sample } = report
  const voice = useMemo(
    () => voiceOf(language, grouping, { marketplace, sample }),
    [language, grouping, marketplace, sample],
  )
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
