import { Button } from '@mantine/core'
import { patents } from '#contracts/api/rights/patents.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { SearchBox } from '#web/kit/parts/search-box.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useOpened, usePage } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { OfficeSelect } from '../../parts/office-select.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { Gallery, GallerySkeleton } from './gallery.tsx'
import classes from './latest.module.css'
import { bodyOf, isFiltered, KEYWORD_LENGTH, type LatestFilters } from './latest-filters.ts'
import { PatentCard } from './patent-card.tsx'

interface GrantsProps {
  /** The filters of the page, with the shown week filled in. */
  filters: LatestFilters
  setFilters: (values: Partial<Record<keyof LatestFilters, string>>) => void
  fresh: boolean
  /** True if all patents on record are sample data. */
  sample: boolean
}

export function Grants({ filters, setFilters, fresh, sample }: GrantsProps) {
  const { t } = useTranslation('latest')
  const grouping = useGrouping()
  const [page, setPage] = usePage()
  const [, open] = useOpened('patent')
  const body = { ...bodyOf(filters), page, size: PAGE_SIZE }
  const list = useCall(patents.getNewLocList, { body }, { placeholderData: (before) => before })
  const total = list.data?.total ?? 0
  const pages = usePagesOf(list, PAGE_SIZE)
  return (
    <section aria-label={t('grants')} className={classes.grants}>
      <search className={classes.filter}>
        <SearchBox
          label={t('keyword')}
          value={filters.keyword}
          maxLength={KEYWORD_LENGTH}
          onSearch={(keyword) => setFilters({ keyword })}
        />
        <OfficeSelect value={filters.office} onChange={(office) => setFilters({ office })} />
        <span className={classes.total} role="status">
          {list.isSuccess && t('found', { total: formatCount(total, grouping) })}
        </span>
      </search>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<GallerySkeleton />}
        errorTitle={t('listFailed')}
        empty={{
          title: t('nothingFound'),
          text: t('nothingFoundHint'),
          children: (
            <>
              {sample && <SampleOnly />}
              {isFiltered(filters) && (
                <Button variant="default" onClick={() => setFilters({ loc: '', keyword: '', office: '' })}>
                  {t('showAll')}
                </Button>
              )}
            </>
          ),
        }}
      >
        {({ row }) => (
          <>
            <Gallery label={t('grants')}>
              {row.map((patent) => (
                <li key={patent.id}>
                  <PatentCard patent={patent} fresh={fresh} onOpen={() => open(patent.id)} />
                </li>
              ))}
            </Gallery>
            {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
          </>
        )}
      </Panel>
      <LegalNote sample={list.data?.row.some(({ sample }) => sample) ?? false} />
    </section>
  )
}
