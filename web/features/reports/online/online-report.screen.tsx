import { useEffect } from 'react'
import { failures } from '#contracts/core/failures.ts'
import { readyTexts } from '#contracts/model/report/texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { useLanguage } from '#web/kit/session.ts'
import { PENDING } from '../report.rules.ts'
import { asin, market, type ReportKindConfig } from '../report-kind.ts'
import { useMarkOnScreen } from '../updates/on-screen.ts'
import { OnlineHead } from './online-head.tsx'
import { OnlineReport } from './online-report.tsx'
import { type ReportRequest, reportRequestOf } from './report-request.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { FailedState, PendingState, ReportMessage } from './report-states.tsx'
import { CreateLink, ListLink } from './state-links.tsx'
import { reportIn } from './stored-report.ts'
import { useOnlineReport } from './use-online-report.ts'

/** Codes which mean that the account has no such report or that the ASIN in the address is invalid. */
const NOT_FOUND: readonly number[] = [failures.reportNotFound.code, failures.wrongAsin.code, failures.emptyAsin.code]

/** `/product/online/{marketplace?}/{asin?}` */
export const AsinOnlineScreen = (params: ScreenProps) => <OnlineReportScreen kind={asin} params={params} />
/** `/market/online/{nicheId?}` */
export const MarketOnlineScreen = (params: ScreenProps) => <OnlineReportScreen kind={market} params={params} />

function OnlineReportScreen({ kind, params }: { kind: ReportKindConfig; params: ScreenProps }) {
  const { t } = useTranslation('report')
  const language = useLanguage()
  // Loads the report texts in parallel with the report.
  useEffect(() => void readyTexts(language, kind.kind).catch(() => {}), [language, kind])
  const request = reportRequestOf(kind, params)
  const reading = useOnlineReport(kind, request)
  const { error, refetch } = reading
  useMarkOnScreen(reading.data?.row.id)

  if (!request) return <NothingRequested kind={kind} />
  if (error && NOT_FOUND.includes(error.code)) return <NotFound kind={kind} request={request} />
  const state = panelState(reading)
  const report = state.is === 'ready' || state.is === 'stale' ? reportIn(state.data.report) : undefined
  return (
    <>
      {!report && <OnlineHead kind={kind} />}
      <Panel
        state={state}
        skeleton={<ReportSkeleton />}
        errorTitle={t('errorTitle')}
        errorAction={<ListLink kind={kind} />}
      >
        {({ row, report: stored }) => {
          if (report) return <OnlineReport report={report} row={row} onUpdate={refetch} />
          if (stored) return <Unreadable kind={kind} retry={refetch} />
          return row.state === PENDING ? (
            <PendingState row={row} readAt={reading.dataUpdatedAt} />
          ) : (
            <FailedState row={row} />
          )
        }}
      </Panel>
    </>
  )
}

function NothingRequested({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('report')
  return (
    <>
      <OnlineHead kind={kind} />
      <ReportMessage tone="empty" title={t(`${kind.kind}.nothingAskedTitle`)} text={t(`${kind.kind}.nothingAskedText`)}>
        <ListLink kind={kind} />
      </ReportMessage>
    </>
  )
}

function NotFound({ kind, request }: { kind: ReportKindConfig; request: ReportRequest }) {
  const { t } = useTranslation('report')
  return (
    <>
      <OnlineHead kind={kind} />
      <ReportMessage
        tone="empty"
        title={t('notFoundTitle')}
        text={t(`${kind.kind}.notFoundText`, { subject: request.subject })}
      >
        <CreateLink path={request.createPath} />
        <ListLink kind={kind} />
      </ReportMessage>
    </>
  )
}

function Unreadable({ kind, retry }: { kind: ReportKindConfig; retry: () => Promise<unknown> }) {
  const { t } = useTranslation('report')
  return (
    <ReportMessage tone="failure" title={t('errorTitle')} text={t('errorText')}>
      <RetryButton retry={retry} />
      <ListLink kind={kind} />
    </ReportMessage>
  )
}
