import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { type ProductRow, productSearch } from '#contracts/api/product-search.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import type { ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { reversePath } from '#web/features/catalogue/public/reverse-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { productColumns } from './product-columns.tsx'
import { type ProductSearchState, searchBody } from './use-product-search.ts'

const DRAWER = lazyCode(() => import('./product-drawer.tsx'))

export function useProducts({ search }: ProductSearchState) {
  const body = { ...searchBody(search), ...useListPage() }
  return useCall(productSearch.search, { body }, { placeholderData: (before) => before })
}

interface ProductListProps {
  state: ProductSearchState
  /** The month of the numbers; undefined: the latest one. */
  month: string | undefined
  list: ReturnType<typeof useProducts>
}

/** The found products. A row opens its details beside the list. */
export function ProductList({ state: { search, setSorting }, month, list }: ProductListProps) {
  const { t } = useTranslation(['products', 'frame'])
  const language = useLanguage()
  const { marketplace, sorting } = search
  const words = {
    product: t('search.product'),
    category: t('search.category'),
    check: t('search.check'),
    listed: t('search.listed'),
  }
  const columns = productColumns({ marketplace, language, grouping: useGrouping(), month, words })
  const [isOpen, setOpen] = useState(false)
  // Outlives `isOpen`, so that the drawer keeps its content while it closes.
  const [row, setRow] = useState<ProductRow | null>(null)
  const body = searchBody(search)
  return (
    <>
      <ListView
        definition={{
          settings: 'products',
          scope: JSON.stringify([marketplace, search.data, month]),
          columns,
          rowId: ({ asin }) => asin,
          nameOf: ({ title }) => title,
          words: {
            label: t('search.results'),
            none: t('search.none'),
            noneHint: t('search.noneHint'),
            open: t('search.details'),
            openOf: (title) => t('search.detailsOf', { title }),
          },
          onOpen: (opened) => {
            setRow(opened)
            setOpen(true)
          },
          compared: (rows) => (
            <Button
              component={Link}
              href={reversePath(
                rows.map(({ asin }) => asin),
                marketplace,
              )}
              variant="default"
              size="sm"
            >
              {t('search.toReverse')}
            </Button>
          ),
        }}
        list={list}
        source={{
          endpoint: productSearch.search,
          inputOf: (page, size) => ({ body: { ...body, page, size } }),
          rowsOf: (data) => data,
        }}
        sorting={sorting}
        sortName={PRODUCT_TEXTS[language].names[sorting.by as ProductNumber]} // readSorting keeps only names of numbers
        onSort={setSorting}
        searchKey={JSON.stringify(body)}
        tag={list.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
      />
      <LazyDialog lazy={DRAWER} opened={isOpen} onClose={() => setOpen(false)}>
        {({ ProductDrawer }, opened) => (
          <ProductDrawer
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
