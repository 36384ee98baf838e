import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message, type MessageProps } from '#web/kit/parts/message.tsx'
import { Stages } from '../progress/stages.tsx'
import { RemakeDialog } from '../remake-dialog.tsx'
import { failureOf } from '../report.rules.ts'
import { kindOf, progressPath } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { useRowWithUpdate } from '../updates/report-updates.state.ts'
import { useRemakeReport } from '../use-remake-report.ts'
import { ListLink } from './state-links.tsx'
import classes from './states.module.css'

export function ReportMessage({ children, ...message }: MessageProps) {
  return (
    <div className={classes.state}>
      <Message {...message}>{children}</Message>
    </div>
  )
}

/** Shown while a report is made. The screen polls in the meantime and shows the report when it is finished. */
export function PendingState({ row: read, readAt }: { row: ReportRow; readAt: number }) {
  const row = useRowWithUpdate(read, readAt)
  const { t } = useTranslation('report')
  return (
    <div className={classes.state}>
      <div className={classes.pending}>
        <p className={classes.title}>{t('pendingTitle')}</p>
        <p className={classes.text}>{t('pendingText')}</p>
        <Stages row={row} />
        <div className={classes.links}>
          <Button component={Link} href={progressPath(kindOf(row), row.id)} variant="light">
            {t('progress')}
          </Button>
          <ListLink kind={kindOf(row)} />
        </div>
      </div>
    </div>
  )
}

export function FailedState({ row }: { row: ReportRow }) {
  const { t } = useTranslation(['report', 'reports'])
  const { openDialog, busy, dialog } = useRemakeReport(kindOf(row), 'recreate')
  return (
    <ReportMessage
      tone="failure"
      title={t('failedTitle')}
      text={t('refunded', { reason: t(`reports:failure.${failureOf(row)}`) })}
    >
      <Button onClick={() => openDialog(row)} loading={busy}>
        {t('reports:action.recreate')}
      </Button>
      <RemakeDialog {...dialog} />
      <ListLink kind={kindOf(row)} />
    </ReportMessage>
  )
}
