import { Button, NativeSelect } from '@mantine/core'
import type { Report } from '#contracts/model/report/report.ts'
import { textOf } from '#web/api/failure.ts'
import { day, timeOfDay } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import type { Versions } from './use-versions.ts'
import classes from './version-bar.module.css'
import { earlierThan, type VersionRow } from './versions.rules.ts'

interface VersionBarProps {
  versions: Versions
  latest: number | null
  shown: Report
}

const momentOf = (instant: string) => `${day(instant)} ${timeOfDay(instant)}`

export function VersionBar({ versions, latest, shown }: VersionBarProps) {
  const { t } = useTranslation('compare')
  const { rows, read, base, choose, incomparable, failure } = versions
  const nameOf = ({ revision, made_at, as_of }: VersionRow) =>
    revision === latest
      ? t('versions.latest', { made: momentOf(made_at) })
      : t('versions.made', { made: momentOf(made_at), day: as_of })
  const option = (row: VersionRow) => ({ value: String(row.revision), label: nameOf(row) })
  const earlier = earlierThan(rows, read ?? latest)
  return (
    <section className={classes.bar} aria-label={t('versions.label')} data-former={read !== undefined || undefined}>
      <div className={classes.choices}>
        <NativeSelect
          size="sm"
          label={t('versions.read')}
          value={String(read ?? latest)}
          data={rows.map(option)}
          onChange={({ currentTarget }) =>
            choose({ revision: currentTarget.value === String(latest) ? '' : currentTarget.value, since: '' })
          }
        />
        {earlier.length > 0 && (
          <NativeSelect
            size="sm"
            label={t('versions.since')}
            value={base === undefined ? '' : String(base)}
            data={[{ value: '', label: t('versions.before') }, ...earlier.map(option)]}
            onChange={({ currentTarget }) => choose({ since: currentTarget.value })}
          />
        )}
      </div>
      {read !== undefined && (
        <div className={classes.former} role="note">
          <p>{t('versions.former', { made: momentOf(shown.madeAt), day: shown.asOf })}</p>
          <Button size="xs" onClick={() => choose({ revision: '', since: '' })}>
            {t('versions.back')}
          </Button>
        </div>
      )}
      {incomparable && <Notice tone="warning">{t('versions.incomparable')}</Notice>}
      {failure && <Notice tone="failure">{textOf(failure.error)}</Notice>}
    </section>
  )
}
