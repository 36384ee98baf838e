import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon, ReportIcon } from '#web/kit/parts/icons.tsx'
import type { ReportQuery } from '../report-kind.ts'
import { onlinePath, type ReportRow } from '../report-row.ts'
import { useDownload } from '../use-download.ts'
import classes from './progress.module.css'

export function Finished({ row, query }: { row: ReportRow; query: ReportQuery }) {
  const { t } = useTranslation('reports')
  const download = useDownload()
  return (
    <div className={classes.outcome} role="status">
      <p>{t('progress.complete')}</p>
      <div className={classes.buttons}>
        <Button component={Link} href={onlinePath(row)} leftSection={<ReportIcon size={18} />}>
          {t('progress.read')}
        </Button>
        <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => download(row, query)}>
          {t('progress.download')}
        </Button>
      </div>
    </div>
  )
}
