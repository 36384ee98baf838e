import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { searchTermProducts } from '#contracts/api/search-term-products.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import { TERM_PRODUCT_NUMBER_NAMES, type TermProductNumber } from '#contracts/model/keywords/term-product-metrics.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { useProductColumns } from './product-columns.tsx'
import classes from './search-terms.module.css'
import { rangesOf, termFilter } from './term-search.ts'
import type { TermSearchState } from './use-term-search.ts'

/** The body of the search, without its page. */
function bodyOf({ search, sorting, brand }: TermSearchState) {
  const goods = rangesOf(search, TERM_PRODUCT_NUMBER_NAMES)
  return {
    ...termFilter(search),
    ...(brand.trim() !== '' && { brand }),
    ...(goods && { goods }),
    sort: sorting.by as TermProductNumber, // useTermSearch keeps only names of numbers
    order: sorting.order,
  }
}

export function useTermProducts(state: TermSearchState) {
  const body = { ...bodyOf(state), ...useListPage() }
  return useCall(searchTermProducts.search, { body }, { placeholderData: (before) => before })
}

interface ProductListProps {
  state: TermSearchState
  list: ReturnType<typeof useTermProducts>
}

/** The found products. A row opens the details of its product. */
export function ProductList({ state, list }: ProductListProps) {
  const { t } = useTranslation(['search-terms', 'frame'])
  const { search, sorting, set, setSorting } = state
  const grouping = useGrouping()
  const { names } = TERM_PRODUCT_TEXTS[useLanguage()]
  const columns = useProductColumns(search)
  const [, navigate] = useLocation()
  const body = bodyOf(state)
  const terms = list.data?.terms
  return (
    <ListView
      definition={{
        settings: 'term-products',
        scope: JSON.stringify([search.marketplace, search.data, search.kind, search.period]),
        columns,
        rowId: ({ asin }) => asin,
        nameOf: ({ title, asin }) => title ?? asin,
        words: {
          label: t('productResults'),
          none: t('noProducts'),
          noneHint: t('noneHint'),
          open: t('openProduct'),
          openOf: (name) => t('openProductOf', { name }),
        },
        onOpen: ({ asin }) => navigate(productPath(asin, search.marketplace)),
      }}
      list={list}
      source={{
        endpoint: searchTermProducts.search,
        inputOf: (page, size) => ({ body: { ...body, page, size } }),
        rowsOf: (data) => data,
      }}
      sorting={sorting}
      sortName={names[sorting.by as TermProductNumber]} // as in bodyOf
      onSort={setSorting}
      searchKey={JSON.stringify(body)}
      tag={
        <>
          {terms !== undefined && (
            <span className={classes.note}>{t('fromTerms', { terms: formatCount(terms, grouping) })}</span>
          )}
          {list.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </>
      }
      errorAction={
        search.period && (
          <Button variant="default" onClick={() => set({ period: '' })}>
            {t('toNewest')}
          </Button>
        )
      }
    />
  )
}
