import { VisuallyHidden } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import type { Totals } from './use-visit.ts'
import classes from './week-chart.module.css'

interface WeekChartProps {
  weeks: Totals['weeks']
  current: string
  /** Weeks with patents that were added since the last visit. */
  fresh: ReadonlySet<string>
  onChoose: (week: string) => void
}

/** Shows the number of grants per week, oldest first. A click on a bar selects its week. */
export function WeekChart({ weeks, current, fresh, onChoose }: WeekChartProps) {
  const { t } = useTranslation('latest')
  const grouping = useGrouping()
  const maximum = Math.max(...weeks.map(({ total }) => total), 1)
  return (
    <ol className={classes.chart} aria-label={t('weeks')}>
      {weeks.toReversed().map(({ week, from, to, total }) => (
        <li key={week}>
          <button type="button" className={classes.week} aria-pressed={week === current} onClick={() => onChoose(week)}>
            <VisuallyHidden>
              {t('week', { from, to, total: formatCount(total, grouping) })}
              {fresh.has(week) && ` · ${t('new')}`}
            </VisuallyHidden>
            <span aria-hidden="true">{formatCount(total, grouping)}</span>
            <span className={classes.bar} style={{ height: `${(total / maximum) * 100}%` }} />
            <span className={classes.day} aria-hidden="true">
              {from.slice(5)}
            </span>
            {fresh.has(week) && <span className={classes.fresh} />}
          </button>
        </li>
      ))}
    </ol>
  )
}
