import { Alert } from '@mantine/core'
import { useMemo } from 'react'
import type { Report } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { MethodLegend } from '#web/kit/report/method-legend.tsx'
import palette from '#web/kit/report/report.module.css'
import { ReportBody } from '#web/kit/report/report-body.tsx'
import { ReportVoiceProvider, voiceOf } from '#web/kit/report/report-context.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './online-report.module.css'
import { ReportActions } from './report-actions.tsx'
import { ReportHeader } from './report-header.tsx'
import type { ReportRow } from './use-online-report.ts'

interface OnlineReportProps {
  report: Report
  row: ReportRow
  refetch: () => Promise<{ data?: { row: ReportRow } }>
}

/** A finished report: who it is about, what can be done with it, where its numbers come from, and its sections. */
export function OnlineReport({ report, row, refetch }: OnlineReportProps) {
  const { t } = useTranslation('report')
  const language = useLanguage()
  const { marketplace, sample } = report
  const voice = useMemo(() => voiceOf(language, marketplace, sample), [language, marketplace, sample])
  return (
    <ReportVoiceProvider voice={voice}>
      <article className={`${palette.palette} ${classes.article}`}>
        <ReportHeader report={report}>
          <ReportActions row={row} refetch={refetch} />
        </ReportHeader>
        {sample && (
          <Alert className={classes.sample} color="grape" variant="light" title={t('sampleNotice')}>
            {t('sampleText')}
          </Alert>
        )}
        <MethodLegend report={report} />
        <ReportBody report={report} />
      </article>
    </ReportVoiceProvider>
  )
}
