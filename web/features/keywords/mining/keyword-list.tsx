import { useState } from 'react'
import { type KeywordRow, keywordSearch } from '#contracts/api/keyword-search.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import type { KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { CollectButton } from '../lists/collect-button.tsx'
import { collectChosen } from '../lists/collect-chosen.tsx'
import { LATER } from './load-later-parts.ts'
import { useKeywordColumns } from './use-keyword-columns.ts'
import { type KeywordSearchState, searchBody } from './use-keyword-search.ts'

export function useKeywords({ search }: KeywordSearchState) {
  const body = { ...searchBody(search), ...useListPage() }
  return useCall(keywordSearch.search, { body }, { placeholderData: (before) => before })
}

interface KeywordListProps {
  state: KeywordSearchState
  /** The month of the numbers; undefined: the last one. */
  month: string | undefined
  list: ReturnType<typeof useKeywords>
}

/** The found terms. A row opens its details beside the list. */
export function KeywordList({ state: { search, setSorting }, month, list }: KeywordListProps) {
  const { t } = useTranslation(['keywords', 'frame'])
  const language = useLanguage()
  const { marketplace, sorting } = search
  const columns = useKeywordColumns(marketplace, month)
  const [isOpen, setOpen] = useState(false)
  // Outlives `isOpen`, so that the drawer keeps its content while it closes.
  const [row, setRow] = useState<KeywordRow | null>(null)
  const body = searchBody(search)
  return (
    <>
      <ListView
        definition={{
          // An earlier month has few columns, which would hide the others of the last one.
          settings: month === undefined ? 'keywords' : 'keywords-month',
          // A list keeps the seeds that a term was found by.
          scope: JSON.stringify([marketplace, search.data, month, search.seeds]),
          columns,
          rowId: ({ id }) => String(id),
          nameOf: ({ text }) => text,
          words: {
            label: t('mining.results'),
            none: t('mining.none'),
            noneHint: t('mining.noneHint'),
            open: t('mining.details'),
            openOf: (term) => t('mining.detailsOf', { term }),
          },
          onOpen: (opened) => {
            setRow(opened)
            setOpen(true)
          },
          chosen: collectChosen({ marketplace, origin: 'mining', detail: search.seeds.join(', ') }),
        }}
        list={list}
        source={{
          endpoint: keywordSearch.search,
          inputOf: (page, size) => ({ body: { ...body, page, size } }),
          rowsOf: (data) => data,
        }}
        sorting={sorting}
        sortName={KEYWORD_TEXTS[language].names[sorting.by as KeywordNumber]} // readSorting keeps only names of numbers
        onSort={setSorting}
        searchKey={JSON.stringify(body)}
        tag={
          <>
            {list.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
            {/* Not the total of another marketplace. */}
            {list.data?.marketplace === marketplace && list.data.total > 0 && (
              <CollectButton collected={{ by: 'search', search: body, total: list.data.total }} />
            )}
          </>
        }
      />
      <LazyDialog lazy={LATER} opened={isOpen} onClose={() => setOpen(false)}>
        {({ KeywordDrawer }, opened) => (
          <KeywordDrawer
            row={row}
            marketplace={marketplace}
            columns={columns}
            opened={opened}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyDialog>
    </>
  )
}
