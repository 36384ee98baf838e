import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useOpened, usePage, useSearchValues } from '#web/kit/url-state.ts'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { useThresholds } from '../../parts/thresholds.ts'
import { filterBody, isFiltered, NO_FILTERS, parseFilters } from './filters.ts'
import { HitDialog } from './hit-dialog.tsx'
import { HitGroups } from './hit-groups.tsx'
import { QueryHead } from './query-head.tsx'
import { ResultFilter } from './result-filter.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { Summary } from './summary.tsx'
import { useSearchResult } from './use-search-result.ts'

/** This function is long because it is mostly markup. */
export function QueryResult({ queryId }: { queryId: string }) {
  const { t } = useTranslation('patents')
  const [search, setSearch] = useSearchValues()
  const [page, setPage] = usePage()
  const [opened, open] = useOpened('patent')
  const [thresholds, setThresholds] = useThresholds()
  const filters = parseFilters(search)
  const body = { queryId, page, size: PAGE_SIZE, ...filterBody(filters) }
  const found = useSearchResult(body, { placeholderData: (before) => before })
  const query = found.data?.query
  const hasFilters = isFiltered(filters)
  const pages = usePagesOf(found, PAGE_SIZE)

  return (
    <>
      {query && <QueryHead query={query} targets={filters.targets} thresholds={thresholds} />}
      {query && <Summary queryId={queryId} targets={filters.targets} thresholds={thresholds} />}
      {query && (query.found > 0 || query.image !== null) && (
        <ResultFilter
          filters={filters}
          setFilters={setSearch}
          found={found.data}
          withPicture={query.image !== null}
          thresholds={thresholds}
          onThresholds={setThresholds}
        />
      )}
      <Panel
        state={panelState(found, ({ total, nearest }) => total === 0 && nearest.length === 0)}
        skeleton={<ResultSkeleton />}
        errorTitle={t('result.failed')}
        errorAction={
          <Button component={Link} href="/patent" variant="default">
            {t('newSearch')}
          </Button>
        }
        empty={
          hasFilters
            ? {
                title: t('result.noneLeft'),
                text: t('result.noneLeftHint'),
                children: (
                  <Button variant="default" onClick={() => setSearch(NO_FILTERS)}>
                    {t('result.showAll')}
                  </Button>
                ),
              }
            : {
                title: t('result.none'),
                text: t(query?.image ? 'result.noneHint' : 'result.noneHintWords'),
                children: found.data?.sample && <SampleOnly />,
              }
        }
      >
        {(data) => <HitGroups found={data} picture={data.query.image} thresholds={thresholds} onOpen={open} />}
      </Panel>
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
      <HitDialog
        id={opened}
        queryId={queryId}
        targets={filters.targets}
        picture={query?.image ?? null}
        thresholds={thresholds}
        onClose={() => open(null)}
      />
    </>
  )
}
