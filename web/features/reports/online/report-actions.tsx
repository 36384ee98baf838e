import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon, RefreshIcon } from '#web/kit/parts/icons.tsx'
import { Icon } from '#web/kit/report/icon.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { refusalOf } from '../report.rules.ts'
import type { ReportRow } from '../report-row.ts'
import { useListPath } from '../use-list-path.ts'
import { useRemake } from '../use-remake.ts'
import classes from './online-report.module.css'

interface ReportActionsProps {
  row: ReportRow
  refetch: () => Promise<{ data?: { row: ReportRow } }>
}

/** Download, update, and the way back. */
export function ReportActions({ row, refetch }: ReportActionsProps) {
  const { t } = useTranslation(['report', 'reports'])
  const listPath = useListPath()
  const { remake, busy } = useRemake('update')
  const [fetching, setFetching] = useState(false)

  /** The address of a file lives for an hour or two and a page may stay open longer, so a fresh one is asked for at the click. */
  async function download() {
    setFetching(true)
    const current = (await refetch()).data?.row ?? row
    setFetching(false)
    const refusal = refusalOf('download', current)
    if (refusal) toast.refusal(t(`reports:refusal.${refusal}`))
    else saveFile(current.url)
  }
  return (
    <div className={classes.actions}>
      <Button leftSection={<DownloadIcon />} loading={fetching} onClick={() => void download()}>
        {t('download')}
      </Button>
      <Button variant="default" leftSection={<RefreshIcon />} loading={busy} onClick={() => void remake(row)}>
        {t('update')}
      </Button>
      <Button component={Link} href={listPath} variant="subtle" color="gray" leftSection={<Icon name="back" />}>
        {t('back')}
      </Button>
    </div>
  )
}
