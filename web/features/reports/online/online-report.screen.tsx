import { useEffect } from 'react'
import { failures } from '#contracts/core/failures.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FAILED, PENDING } from '../report.rules.ts'
import { OnlineReport } from './online-report.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { FailedState, PendingState, ReportMessage } from './report-states.tsx'
import { CreateLink, ListLink, RetryButton } from './state-links.tsx'
import { askedOf, reportIn, useOnlineReport } from './use-online-report.ts'

/** No report where one was asked for: none of this account, or an ASIN that cannot have one. */
const NOT_FOUND: readonly number[] = [failures.reportNotFound.code, failures.wrongAsin.code, failures.emptyAsin.code]

/** The report of an ASIN, read online: `/product/online/{marketplace?}/{asin?}`. */
export function OnlineReportScreen(params: { marketplace?: string; asin?: string }) {
  const { t } = useTranslation('report')
  const language = useLanguage()
  // The words of the report come while the report does.
  useEffect(() => void readyTexts(language).catch(() => {}), [language])
  const asked = askedOf(params.marketplace, params.asin)
  const { data, error, isPending, refetch } = useOnlineReport(asked)

  if (!asked.marketplace || !asked.asin) {
    return (
      <ReportMessage tone="empty" title={t('noAsinTitle')} text={t('noAsinText')}>
        <ListLink />
      </ReportMessage>
    )
  }
  if (isPending) return <ReportSkeleton />
  if (error && NOT_FOUND.includes(error.code)) {
    const marketplace = marketplaces[asked.marketplace].name[language]
    return (
      <ReportMessage
        tone="empty"
        title={t('notFoundTitle')}
        text={t('notFoundText', { marketplace, asin: asked.asin })}
      >
        <CreateLink asin={asked.asin} marketplace={asked.marketplace} />
        <ListLink />
      </ReportMessage>
    )
  }
  // An error while a report is on the screen is no reason to take it away.
  if (!data) return <ReportError text={error?.msg} retry={refetch} />
  if (data.row.state === PENDING) return <PendingState row={data.row} />
  if (data.row.state === FAILED) return <FailedState row={data.row} />
  const report = reportIn(data.report)
  if (!report) return <ReportError retry={refetch} />
  return <OnlineReport report={report} row={data.row} refetch={refetch} />
}

function ReportError({ text, retry }: { text?: string; retry: () => Promise<unknown> }) {
  const { t } = useTranslation('report')
  return (
    <ReportMessage tone="failure" title={t('errorTitle')} text={text || t('errorText')}>
      <RetryButton retry={retry} />
      <ListLink />
    </ReportMessage>
  )
}
