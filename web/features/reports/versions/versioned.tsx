import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { failures } from '#contracts/core/failures.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { ReportSkeleton } from '../online/report-skeleton.tsx'
import type { ReportRow } from '../report-row.ts'
import { useVersions } from './use-versions.ts'
import { VersionBar } from './version-bar.tsx'

interface VersionedProps {
  row: Pick<ReportRow, 'id' | 'revision'>
  latest: Report
  /** Draws a version; `bar` is what chooses another, and `former` says that there is a later one. */
  children: (report: Report, bar: ReactNode, former: boolean) => ReactNode
}

/** The version of a report that the address asks for. */
export function Versioned({ row, latest, children }: VersionedProps) {
  const { t } = useTranslation('compare')
  const versions = useVersions(row, latest)
  const { shown, failure, choose, read } = versions
  if (failure && !shown) {
    const gone = failure.error instanceof Failure && failure.error.code === failures.versionNotFound.code
    return (
      <Message
        tone="failure"
        title={t(gone ? 'versions.goneTitle' : 'versions.failed')}
        text={gone ? t('versions.goneText') : textOf(failure.error)}
      >
        <Button onClick={() => choose({ revision: '', since: '' })}>{t('versions.back')}</Button>
        {!gone && <RetryButton retry={failure.retry} />}
      </Message>
    )
  }
  if (!shown) return <ReportSkeleton />
  return children(shown, <VersionBar versions={versions} latest={row.revision} shown={shown} />, read !== undefined)
}
