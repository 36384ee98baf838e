import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { RefreshIcon } from '#web/kit/parts/icons.tsx'
import { RemakeDialog } from '../remake-dialog.tsx'
import { failureOf, isReadable } from '../report.rules.ts'
import { kindOf } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import { useRemakeReport } from '../use-remake-report.ts'
import classes from './progress.module.css'

export function Failed({ row }: { row: ReportRow }) {
  const { t } = useTranslation('reports')
  const { openDialog, busy, dialog } = useRemakeReport(kindOf(row), 'recreate')
  return (
    <div className={classes.outcome} data-tone="failure" role="alert">
      <p>{t(`failure.${failureOf(row)}`)}</p>
      <p className={classes.refund}>{t('progress.refunded')}</p>
      <div className={classes.buttons}>
        <Button loading={busy} leftSection={<RefreshIcon size={18} />} onClick={() => openDialog(row)}>
          {t('action.recreate')}
        </Button>
        <RemakeDialog {...dialog} />
        {isReadable(row) && (
          <Button component={Link} href={onlinePath(row)} variant="default">
            {t('progress.readFormer')}
          </Button>
        )}
      </div>
    </div>
  )
}
