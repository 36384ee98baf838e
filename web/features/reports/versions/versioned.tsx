import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { failures } from '#contracts/core/failures.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { LazyPart } from '#web/kit/late/lazy-part.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { ReportSkeleton } from '../online/report-skeleton.tsx'
import type { ReportRow } from '../report-row.ts'
import { useVersions, type Versions } from './use-versions.ts'
import classes from './version-bar.module.css'

/** Most reports have one version. */
const BAR = lazyCode(() => import('./version-bar.tsx'))

interface VersionedProps {
  row: Pick<ReportRow, 'id' | 'revision'>
  latest: Report
  /** Page head for a version that does not exist. */
  head: ReactNode
  /** Draws a version; `bar` is what chooses another, and `former` says that there is a later one. */
  children: (report: Report, bar: ReactNode, former: boolean) => ReactNode
}

/** The version of a report that the address asks for. */
export function Versioned({ row, latest, head, children }: VersionedProps) {
  const versions = useVersions(row, latest)
  const { shown, failure, choose, read } = versions
  if (!shown)
    return (
      <>
        {head}
        {failure ? <NotRead failure={failure} choose={choose} /> : <ReportSkeleton />}
      </>
    )
  const bar = (row.revision ?? 0) > 1 && (
    // The report does not wait for its bar, and the bar holds its place.
    <LazyPart late={BAR} waiting={<div className={classes.bar} />}>
      {({ VersionBar }) => <VersionBar versions={versions} latest={row.revision} shown={shown} />}
    </LazyPart>
  )
  return children(shown, bar, read !== undefined)
}

interface NotReadProps extends Pick<Versions, 'choose'> {
  failure: NonNullable<Versions['failure']>
}

/** There is no such version, or it could not be fetched. */
function NotRead({ failure: { error, retry }, choose }: NotReadProps) {
  const { t } = useTranslation('compare')
  const gone = error instanceof Failure && error.code === failures.versionNotFound.code
  return (
    <Message
      tone="failure"
      title={t(gone ? 'versions.goneTitle' : 'versions.failed')}
      text={gone ? t('versions.goneText') : textOf(error)}
    >
      <Button onClick={() => choose({ revision: '', since: '' })}>{t('versions.back')}</Button>
      {!gone && <RetryButton retry={retry} />}
    </Message>
  )
}
