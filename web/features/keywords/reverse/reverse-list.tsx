import { Button } from '@mantine/core'
import { useState } from 'react'
import { keywordReverse, type ReverseProduct, type ReverseRow } from '#contracts/api/keyword-reverse.ts'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import type { ReverseNumber } from '#contracts/model/keywords/reverse-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { ListView } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { collectChosen } from '../lists/collect-chosen.tsx'
import { useKeywordColumns } from '../mining/use-keyword-columns.ts'
import { LATER } from './load-later-parts.ts'
import { reverseColumns } from './reverse-columns.tsx'
import type { ReverseQuery } from './use-reverse.ts'
import { type ReverseSearchState, searchBody } from './use-reverse-search.ts'

interface ReverseListProps {
  state: ReverseSearchState
  list: ReverseQuery
}

/** The terms of all products. A row opens its details beside the list. */
export function ReverseList({ state, list }: ReverseListProps) {
  const { t } = useTranslation(['reverse', 'frame'])
  const { search, set, setSorting } = state
  const language = useLanguage()
  const { marketplace, sorting } = search
  const columns = useReverseColumns(state, list.data?.product ?? [])
  const [isOpen, setOpen] = useState(false)
  // Outlives `isOpen`, so that the drawer keeps its content while it closes.
  const [row, setRow] = useState<ReverseRow | null>(null)
  const body = searchBody(search)
  return (
    <>
      <ListView
        definition={{
          settings: 'reverse',
          scope: JSON.stringify([marketplace, search.asins, search.week, search.against]),
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
          onOpen: (opened) => {
            setRow(opened)
            setOpen(true)
          },
          chosen: collectChosen({ marketplace, origin: 'reverse', detail: search.asins.join(', ') }),
        }}
        list={list}
        source={{
          endpoint: keywordReverse.search,
          inputOf: (page, size) => ({ body: { ...body, page, size } }),
          rowsOf: (data) => data,
        }}
        sorting={sorting}
        sortName={REVERSE_TEXTS[language].names[sorting.by as ReverseNumber]} // readSorting keeps only names of numbers
        onSort={setSorting}
        searchKey={JSON.stringify(body)}
        tag={list.data?.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        errorAction={
          (search.week || search.against) && (
            <Button variant="default" onClick={() => set({ week: '', against: '' })}>
              {t('week.reset')}
            </Button>
          )
        }
      />
      <LazyDialog lazy={LATER} opened={isOpen} onClose={() => setOpen(false)}>
        {({ TermDrawer }, opened) =>
          list.data && (
            <TermDrawer
              row={row}
              search={search}
              data={list.data}
              columns={columns}
              opened={opened}
              onClose={() => setOpen(false)}
            />
          )
        }
      </LazyDialog>
    </>
  )
}

function useReverseColumns({ search: { marketplace } }: ReverseSearchState, products: readonly ReverseProduct[]) {
  const { t } = useTranslation('reverse')
  const language = useLanguage()
  const grouping = useGrouping()
  return reverseColumns(useKeywordColumns(marketplace), {
    marketplace,
    language,
    grouping,
    products,
    words: {
      ad: (rank) => t('column.ad', { rank }),
      place: (page, place) => t('column.place', { page, place }),
      entered: t('column.entered'),
      lost: t('column.lost'),
      gap: t('column.gap'),
      gapHelp: t('gap.help'),
      stands: {
        onlyRivals: t('gap.onlyRivals'),
        onlyYou: t('gap.onlyYou'),
        youLead: t('gap.youLead'),
        level: t('gap.level'),
        youTrail: t('gap.youTrail'),
        none: t('gap.none'),
      },
      leads: (asin) => t('gap.leads', { asin }),
      ranks: t('column.ranks'),
      yours: t('product.yours'),
      rival: (number) => t('product.rival', { number }),
      topTen: t('column.topTen'),
      topTenHelp: t('column.topTenHelp'),
    },
  })
}
