import { Skeleton } from '@mantine/core'
import type { Dispatch, SetStateAction } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { ClassList } from './class-list.tsx'
import { Grants } from './grants.tsx'
import classes from './latest.module.css'
import { parseLatestFilters } from './latest-filters.ts'
import { useVisit, type Visit } from './use-visit.ts'
import { WeekChart } from './week-chart.tsx'

interface LatestWeeksProps {
  visit: Visit
  /** Adds new weeks to the visit. */
  updateVisit: Dispatch<SetStateAction<Visit>>
}

export function LatestWeeks({ visit: { fresh, since = null }, updateVisit }: LatestWeeksProps) {
  const { t } = useTranslation('latest')
  const grouping = useGrouping()
  const totals = useVisit(updateVisit)
  const [search, setSearch] = useSearchValues()
  // Re-render at midnight, because the text says whether the last visit was today or yesterday.
  useToday()
  const filters = parseLatestFilters(search)
  return (
    <Panel
      state={panelState(totals, ({ weeks }) => weeks.length === 0)}
      skeleton={<Skeleton height={190} />}
      errorTitle={t('weeksFailed')}
      empty={{ title: t('empty'), text: t('emptyHint') }}
    >
      {({ weeks, classes: counts, sample }) => {
        const current = weeks.find(({ week }) => week === filters.week) ?? weeks[0]
        if (!current) return null
        const { week, from, to, total } = current
        return (
          <>
            <section className={classes.card} aria-labelledby="by-week">
              <div className={classes.cardHead}>
                <h2 id="by-week">{t('byWeek')}</h2>
                {since !== null && (
                  <p role="status">
                    {fresh.size > 0
                      ? t('since', { moment: moment(since), count: formatCount(fresh.size, grouping) })
                      : t('nothingSince', { moment: moment(since) })}
                  </p>
                )}
              </div>
              <WeekChart
                weeks={weeks}
                current={week}
                fresh={fresh}
                onChoose={(chosen) => setSearch({ week: chosen })}
              />
            </section>
            <h2 className={classes.shown}>{t('week', { from, to, total: formatCount(total, grouping) })}</h2>
            <div className={classes.columns}>
              <ClassList
                counts={counts.filter((one) => one.week === week)}
                total={total}
                loc={filters.loc}
                onChoose={(loc) => setSearch({ loc })}
              />
              <Grants
                filters={{ ...filters, week }}
                setFilters={setSearch}
                fresh={fresh.has(week)}
                sample={sample ?? false}
              />
            </div>
          </>
        )
      }}
    </Panel>
  )
}
