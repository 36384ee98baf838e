import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { Icon } from '#web/kit/report/icon.tsx'
import { toast } from '#web/kit/toast.ts'
import { LIST_PATH } from './addresses.ts'
import classes from './online-report.module.css'
import type { ReportRow } from './use-online-report.ts'
import { useReportChange } from './use-report-change.ts'

interface ReportActionsProps {
  row: ReportRow
  refetch: () => Promise<{ data?: { row: ReportRow } }>
}

/** Download, update, and the way back. */
export function ReportActions({ row, refetch }: ReportActionsProps) {
  const { t } = useTranslation('report')
  const { change, busy, ready } = useReportChange(row, 'update', refetch)
  const [fetching, setFetching] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  /** The address of a file lives for minutes and a page for hours, so a fresh one is asked for at the click. */
  async function download() {
    setFetching(true)
    const { data } = await refetch()
    setFetching(false)
    const url = data?.row.url
    if (!url || !link.current) return toast.refusal(t('noFile'))
    link.current.href = url
    link.current.click()
  }
  return (
    <div className={classes.actions}>
      <Button leftSection={<Icon name="download" />} loading={fetching} onClick={() => void download()}>
        {t('download')}
      </Button>
      {/* biome-ignore lint/a11y/useAnchorContent: only carries the download that the button asks for */}
      <a ref={link} href="/" download hidden tabIndex={-1} aria-hidden="true" />
      <Button variant="default" leftSection={<Icon name="update" />} onClick={change} loading={busy} disabled={!ready}>
        {t('update')}
      </Button>
      <Button component={Link} href={LIST_PATH} variant="subtle" color="gray" leftSection={<Icon name="back" />}>
        {t('back')}
      </Button>
    </div>
  )
}
