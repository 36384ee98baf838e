import { Button } from '@mantine/core'
import { useRef } from 'react'
import { searchTerms } from '#contracts/api/search-terms.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import type { TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useOpened } from '#web/kit/url-state.ts'
import { collectChosen } from '../lists/collect-chosen.tsx'
import { LATER } from './load-later-parts.ts'
import { useTermColumns } from './term-columns.tsx'
import { termFilter } from './term-search.ts'
import type { TermSearchState } from './use-term-search.ts'

/** The body of the search, without its page. */
const bodyOf = ({ search, sorting }: TermSearchState) => ({
  ...termFilter(search),
  sort: sorting.by as TermNumber, // useTermSearch keeps only names of numbers
  order: sorting.order,
})

export function useTerms(state: TermSearchState) {
  const body = { ...bodyOf(state), ...useListPage() }
  return useCall(searchTerms.search, { body }, { placeholderData: (before) => before })
}

interface TermListProps {
  state: TermSearchState
  list: ReturnType<typeof useTerms>
}

/** The found terms. A row opens its history beside the list; the address keeps it open. */
export function TermList({ state, list }: TermListProps) {
  const { t } = useTranslation(['search-terms', 'frame'])
  const { search, sorting, set, setSorting } = state
  const { names } = TERM_TEXTS[useLanguage()]
  const columns = useTermColumns(search)
  const [opened, open] = useOpened('term')
  // Outlives `opened`, so that the drawer keeps its content while it closes.
  const last = useRef(opened)
  if (opened !== null) last.current = opened
  const body = bodyOf(state)
  return (
    <>
      <ListView
        definition={{
          settings: 'search-terms',
          // A list keeps the words and the period that a term was found by.
          scope: JSON.stringify([search.marketplace, search.data, search.kind, search.period, search.words]),
          columns,
          rowId: ({ id }) => String(id),
          nameOf: ({ text }) => text,
          words: {
            label: t('results'),
            none: t('none'),
            noneHint: t('noneHint'),
            open: t('details'),
            openOf: (term) => t('detailsOf', { term }),
          },
          onOpen: ({ id }) => open(id),
          chosen: collectChosen({
            marketplace: search.marketplace,
            origin: 'searchTerms',
            detail: [search.words, list.data?.period].filter(Boolean).join(' · '),
          }),
        }}
        list={list}
        source={{
          endpoint: searchTerms.search,
          inputOf: (page, size) => ({ body: { ...body, page, size } }),
          rowsOf: (data) => data,
        }}
        sorting={sorting}
        sortName={names[sorting.by as TermNumber]} // as in bodyOf
        onSort={setSorting}
        searchKey={JSON.stringify(body)}
        tag={list.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
        errorAction={
          search.period && (
            <Button variant="default" onClick={() => set({ period: '' })}>
              {t('toNewest')}
            </Button>
          )
        }
      />
      <LazyDialog lazy={LATER} opened={opened !== null} onClose={() => open(null)}>
        {({ TermDrawer }, isOpen) => (
          <TermDrawer id={last.current} search={search} opened={isOpen} onClose={() => open(null)} />
        )}
      </LazyDialog>
    </>
  )
}
