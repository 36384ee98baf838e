import { VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { failures } from '#contracts/core/failures.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FAILED, PENDING } from '../report.rules.ts'
import { OnlineReport } from './online-report.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { FailedState, PendingState, ReportMessage } from './report-states.tsx'
import { CreateLink, ListLink } from './state-links.tsx'
import { askedOf, reportIn, useOnlineReport } from './use-online-report.ts'

/** No report where one was asked for: none of this account, or an ASIN that cannot have one. */
const NOT_FOUND: readonly number[] = [failures.reportNotFound.code, failures.wrongAsin.code, failures.emptyAsin.code]

/** The report of an ASIN, read online: `/product/online/{marketplace?}/{asin?}`. */
export function OnlineReportScreen(params: { marketplace?: string; asin?: string }) {
  const { t } = useTranslation(['report', 'shell'])
  const language = useLanguage()
  // The words of the report come while the report does.
  useEffect(() => void readyTexts(language).catch(() => {}), [language])
  const asked = askedOf(params.marketplace, params.asin)
  const reading = useOnlineReport(asked)
  const { error, refetch } = reading

  if (!asked.marketplace || !asked.asin) {
    return (
      <ReportMessage tone="empty" title={t('noAsinTitle')} text={t('noAsinText')}>
        <ListLink />
      </ReportMessage>
    )
  }
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
  const state = panelState(reading)
  const known = state.is === 'ready' || state.is === 'stale'
  return (
    <>
      {!known && <VisuallyHidden component="h1">{t('shell:title.online')}</VisuallyHidden>}
      <Panel state={state} skeleton={<ReportSkeleton />} errorTitle={t('errorTitle')} errorAction={<ListLink />}>
        {({ row, report: stored }) => {
          if (row.state === PENDING) return <PendingState row={row} />
          if (row.state === FAILED) return <FailedState row={row} />
          const report = reportIn(stored)
          return report ? <OnlineReport report={report} row={row} refetch={refetch} /> : <Unreadable retry={refetch} />
        }}
      </Panel>
    </>
  )
}

function Unreadable({ retry }: { retry: () => Promise<unknown> }) {
  const { t } = useTranslation('report')
  return (
    <ReportMessage tone="failure" title={t('errorTitle')} text={t('errorText')}>
      <RetryButton retry={retry} />
      <ListLink />
    </ReportMessage>
  )
}
