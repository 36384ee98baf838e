import { Button, Progress } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon, RefreshIcon } from '#web/kit/parts/icons.tsx'
import { RemakeDialog } from '../remake-dialog.tsx'
import { FAILED, failureOf } from '../report.rules.ts'
import { kindOf } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { useRemakeReport } from '../use-remake-report.ts'
import { useReports } from '../use-reports.ts'
import classes from './next-version.module.css'

interface NextVersionProps {
  row: ReportRow
  onUpdate: () => unknown
}

export function NextVersion({ row, onUpdate }: NextVersionProps) {
  const list = useReports(kindOf(row), { page: 1, size: 1, id: row.id })
  const now = list.data?.row.find(({ id }) => id === row.id) ?? row
  const hasChanged = now.state !== row.state || now.updated_at !== row.updated_at
  useEffect(() => {
    if (hasChanged) onUpdate()
  }, [hasChanged, onUpdate])
  return row.state === FAILED ? <RemakeFailed row={row} /> : <RemakeRunning row={now} />
}

function RemakeRunning({ row }: { row: ReportRow }) {
  const { t } = useTranslation(['report', 'reports'])
  return (
    <div className={classes.notice} role="status">
      <RefreshIcon size={20} />
      <div className={classes.text}>
        <strong>{t('next.making')}</strong>
        <p>{t('next.makingText')}</p>
        <div className={classes.progress}>
          <Progress value={row.progress} size="sm" aria-label={t('reports:progress.label')} />
          <span>{t(`reports:stage.${row.stage}`)}</span>
        </div>
      </div>
    </div>
  )
}

function RemakeFailed({ row }: { row: ReportRow }) {
  const { t } = useTranslation(['report', 'reports'])
  const { openDialog, busy, dialog } = useRemakeReport(kindOf(row), 'recreate')
  return (
    <div className={classes.notice} data-tone="failure" role="alert">
      <AlertIcon size={20} />
      <div className={classes.text}>
        <strong>{t('next.failed')}</strong>
        <p>{t('refunded', { reason: t(`reports:failure.${failureOf(row)}`) })}</p>
      </div>
      <Button size="sm" loading={busy} leftSection={<RefreshIcon size={16} />} onClick={() => openDialog(row)}>
        {t('reports:action.recreate')}
      </Button>
      <RemakeDialog {...dialog} />
    </div>
  )
}
