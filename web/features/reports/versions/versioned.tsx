import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { failures } from '#contracts/core/failures.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { Failure, textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { RetryButton } from '#web/kit/parts/retry-button.tsx'
import { ReportSkeleton } from '../online/report-skeleton.tsx'
import type { ReportRow } from '../report-row.ts'
import { useVersions, type Versions } from './use-versions.ts'
import classes from './version-bar.module.css'

/** The version picker is loaded on demand, because most reports have only one version. */
const BAR = lazyCode(() => import('./version-bar.tsx'))

interface VersionedProps {
  row: Pick<ReportRow, 'id' | 'revision'>
  latest: Report
  head: ReactNode
  /** Renders a version. `bar` is the version picker; `former` is true if a later version exists. */
  children: (report: Report, bar: ReactNode, former: boolean) => ReactNode
}

export function Versioned({ row, latest, head, children }: VersionedProps) {
  const versions = useVersions(row, latest)
  const { shown, failure, choose, read } = versions
  if (!shown)
    return (
      <>
        {head}
        {failure ? <VersionFailure failure={failure} choose={choose} /> : <ReportSkeleton />}
      </>
    )
  const bar = (row.revision ?? 0) > 1 && (
    // The report appears without waiting for the picker, because the space for the picker is reserved.
    <LazyPart lazy={BAR} waiting={<div className={classes.bar} />}>
      {({ VersionBar }) => <VersionBar versions={versions} latest={row.revision} shown={shown} />}
    </LazyPart>
  )
  return children(shown, bar, read !== undefined)
}

interface VersionFailureProps extends Pick<Versions, 'choose'> {
  failure: NonNullable<Versions['failure']>
}

function VersionFailure({ failure: { error, retry }, choose }: VersionFailureProps) {
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
