import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message, type MessageProps } from '#web/kit/parts/message.tsx'
import { progressPath } from './addresses.ts'
import { ListLink } from './state-links.tsx'
import classes from './states.module.css'
import type { ReportRow } from './use-online-report.ts'
import { useReportChange } from './use-report-change.ts'

/** A message in the place of the report, under a heading of its own. */
export function ReportMessage({
  tone = 'empty',
  ...props
}: Omit<MessageProps, 'tone'> & Partial<Pick<MessageProps, 'tone'>>) {
  return (
    <div className={classes.state}>
      <VisuallyHidden component="h1">{props.title}</VisuallyHidden>
      <Message tone={tone} {...props} />
    </div>
  )
}

/** The report is being made: how far it is. The page opens it by itself when it is done. */
export function PendingState({ row }: { row: ReportRow }) {
  const { t } = useTranslation('report')
  const stage = t(`stage.${row.stage}`)
  return (
    <div className={classes.state}>
      <VisuallyHidden component="h1">{t('pendingTitle')}</VisuallyHidden>
      <Message tone="empty" title={t('pendingTitle')} text={t('pendingText')}>
        <div className={classes.progress}>
          <Progress.Root size="lg">
            <Progress.Section value={row.progress} animated striped aria-label={t('progress')} aria-valuetext={stage} />
          </Progress.Root>
          <p className={classes.stage} aria-live="polite">
            {stage}
          </p>
        </div>
        <Button component={Link} href={progressPath(row.id)} variant="light">
          {t('progress')}
        </Button>
        <ListLink />
      </Message>
    </div>
  )
}

/** The report failed: why, that nothing was lost, and the way to try again. */
export function FailedState({ row, refetch }: { row: ReportRow; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation('report')
  const { change, busy, ready } = useReportChange(row, 'recreate', refetch)
  return (
    <ReportMessage
      tone="failure"
      title={t('failedTitle')}
      text={t('refunded', { reason: t(`failure.${row.failure ?? 'internal'}`) })}
    >
      <Button onClick={change} loading={busy} disabled={!ready}>
        {t('recreate')}
      </Button>
      <ListLink />
    </ReportMessage>
  )
}
