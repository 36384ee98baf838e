import { Button, Pagination, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { devMode } from '#web/kit/dev-mode.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useRememberPage, useToday } from '#web/kit/session-store.ts'
import { usePage } from '#web/kit/url-state.ts'
import { useReports } from '../use-reports.ts'
import classes from './grid.module.css'
import { ReportGrid, ReportGridSkeleton } from './report-grid.tsx'

/** The user's past reports, last changed first, twenty on a page; the page stands in the address. */
export function ReportList() {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const [page, turnTo] = usePage()
  useRememberPage('asinReport', page)
  // The cards say today and yesterday.
  useToday()
  const query = { page, size: PAGE_SIZE }
  const list = useReports(query)
  const total = list.data?.total ?? 0
  const pages = Math.ceil(total / PAGE_SIZE)
  // The last report of the last page was deleted, or the address names a page that is none.
  const last = Math.max(pages, 1)
  const beyond = list.isSuccess && page > last
  useEffect(() => {
    if (beyond) turnTo(last, { replace: true })
  })

  return (
    <section aria-labelledby="past-reports">
      <div className={classes.head}>
        <Title order={2} id="past-reports">
          {t('list.title')}
        </Title>
        {total > 0 && <span className={classes.total}>{t('list.total', { total: formatCount(total, language) })}</span>}
      </div>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<ReportGridSkeleton />}
        empty={{
          title: t('list.empty'),
          text: t('list.emptyHint'),
          children: devMode && (
            <Button component={Link} href="/product?asin=B0SAMPLE01&marketplace=US" variant="default">
              {t('list.trySample')}
            </Button>
          ),
        }}
      >
        {({ row }) => <ReportGrid rows={row} query={query} />}
      </Panel>
      {pages > 1 && (
        <Pagination
          className={classes.pages}
          total={pages}
          value={page}
          onChange={(number) => turnTo(number)}
          getControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
          getItemProps={(number) => ({ 'aria-label': t('list.page', { number }) })}
        />
      )}
    </section>
  )
}
