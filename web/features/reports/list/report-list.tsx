import { Button, Title } from '@mantine/core'
import { Link } from 'wouter'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { devMode } from '#web/kit/dev-mode.ts'
import { useHeldOrder } from '#web/kit/held-order.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useRememberPage, useToday } from '#web/kit/session-store.ts'
import { usePage, useSearchValues } from '#web/kit/url-state.ts'
import { CompareBar } from '../compare/compare-bar.tsx'
import type { ReportKindConfig } from '../report-kind.ts'
import type { ReportRow } from '../report-row.ts'
import { useReports } from '../use-reports.ts'
import classes from './grid.module.css'
import { ListFilter } from './list-filter.tsx'
import { isFiltered, queryOf, readListFilters } from './list-filters.ts'
import { ReportGrid, ReportGridSkeleton } from './report-grid.tsx'

const NONE: readonly ReportRow[] = []
const EVERYTHING = { search: '', state: '', marketplace: '' }

/**
 * Shows twenty reports per page, the last changed first. Page, search and filters are in the address. Reports that
 * change while the list is open keep their place until the reader asks for the current order.
 */
export function ReportList({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('reports')
  const grouping = useGrouping()
  const [page, setPage] = usePage()
  const [search, setFilters] = useSearchValues()
  const filters = readListFilters(search)
  const filtered = isFiltered(filters)
  // A page number of filtered results does not apply to the whole list, so page 1 is remembered instead.
  useRememberPage(kind.rememberedPageKey, filtered ? 1 : page)
  // Re-renders at midnight, because the cards show "today" and "yesterday".
  useToday()
  const query = { page, size: PAGE_SIZE, ...queryOf(filters) }
  const list = useReports(kind, query)
  const total = list.data?.total ?? 0
  const pages = usePagesOf(list, PAGE_SIZE)
  const held = useHeldOrder<ReportRow>(
    list.data?.row ?? NONE,
    list.isPlaceholderData ? undefined : JSON.stringify(query),
  )
  const empty = useEmptyState(kind, filtered, () => setFilters(EVERYTHING))
  const nothingYet = list.isSuccess && total === 0 && !filtered

  return (
    <section aria-labelledby="past-reports">
      <div className={classes.head}>
        <Title order={2} id="past-reports">
          {t('list.title')}
        </Title>
        <span className={classes.total} role="status">
          {total > 0 && t(filtered ? 'list.found' : 'list.total', { total: formatCount(total, grouping) })}
        </span>
        <Button
          className={classes.latest}
          data-unseen={!held.changed || undefined}
          size="compact-xs"
          variant="light"
          onClick={held.release}
        >
          {t('list.latestFirst')}
        </Button>
        {!nothingYet && <ListFilter kind={kind} filters={filters} setFilters={setFilters} />}
      </div>
      <Panel state={panelState(list, ({ total }) => total === 0)} skeleton={<ReportGridSkeleton />} empty={empty}>
        {() => <ReportGrid kind={kind} rows={held.rows} query={query} />}
      </Panel>
      <CompareBar kind={kind} />
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
    </section>
  )
}

/** The message of an empty list: either no report matches the filters, or the user has no reports yet. */
function useEmptyState({ kind, samplePath }: ReportKindConfig, filtered: boolean, showAll: () => void) {
  const { t } = useTranslation('reports')
  if (filtered) {
    return {
      title: t('list.nothingFound'),
      text: t('list.nothingFoundHint'),
      children: (
        <Button variant="default" onClick={showAll}>
          {t('list.showAll')}
        </Button>
      ),
    }
  }
  return {
    title: t('list.empty'),
    text: t(`${kind}.emptyHint`),
    children: devMode && (
      <Button component={Link} href={samplePath} variant="default">
        {t(`${kind}.trySample`)}
      </Button>
    ),
  }
}
