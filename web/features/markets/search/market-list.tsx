import { useLocation } from 'wouter'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import type { MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { listedMarketPath, titleOf } from '../market-path.ts'
import { marketColumns } from './market-columns.tsx'
import { type MarketSearchState, searchBody } from './use-market-search.ts'

export function useMarkets({ search }: MarketSearchState) {
  const body = { ...searchBody(search), ...useListPage() }
  return useCall(marketSearch.search, { body }, { placeholderData: (before) => before })
}

interface MarketListProps {
  state: MarketSearchState
  list: ReturnType<typeof useMarkets>
}

export function MarketList({ state: { search, setSorting }, list }: MarketListProps) {
  const { t } = useTranslation('markets')
  const [, navigate] = useLocation()
  const language = useLanguage()
  const { marketplace, data, head, newMonths, sorting } = search
  const pathTo = ({ id }: MarketRow) => listedMarketPath(id, marketplace, search)
  const columns = marketColumns({ marketplace, language, grouping: useGrouping(), market: t('search.market'), pathTo })
  const body = searchBody(search)
  return (
    <ListView
      definition={{
        settings: 'markets',
        scope: JSON.stringify([marketplace, data, head, newMonths]),
        columns,
        rowId: ({ id }) => id,
        nameOf: (row) => titleOf(row, language),
        words: {
          label: t('search.results'),
          none: t('search.none'),
          noneHint: t('search.noneHint'),
          open: t('search.open'),
          openOf: (title) => t('search.openOf', { title }),
        },
        onOpen: (row) => navigate(pathTo(row)),
      }}
      list={list}
      source={{
        endpoint: marketSearch.search,
        inputOf: (page, size) => ({ body: { ...body, page, size } }),
        rowsOf: (data) => data,
      }}
      sorting={sorting}
      sortName={MARKET_TEXTS[language].names[sorting.by as MarketNumber]} // readSorting keeps only names of numbers
      onSort={setSorting}
      searchKey={JSON.stringify(body)}
      tag={list.data?.data === 'sample' && <Tag tone="sample">{t('search.sample')}</Tag>}
    />
  )
}
