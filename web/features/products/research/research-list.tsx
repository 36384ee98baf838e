import { useState } from 'react'
import { productResearch, type ResearchRow } from '#contracts/api/product-research.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import type { ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { researchColumns } from './research-columns.tsx'
import type { ResearchState, researchBody } from './use-research.ts'

const DRAWER = lazyCode(() => import('../search/product-drawer.tsx'))

export type ResearchBody = NonNullable<ReturnType<typeof researchBody>>

/** Undefined: nothing is looked up yet. */
export const useResearched = (body: ResearchBody | undefined) =>
  useCall(
    productResearch.search,
    { body: { ...body, ...useListPage() } },
    { enabled: body !== undefined, placeholderData: (before) => before },
  )

interface ResearchListProps {
  state: ResearchState
  body: ResearchBody
  list: ReturnType<typeof useResearched>
}

/** The found products. A row opens its metrics beside the list. */
export function ResearchList({ state: { research, params, setSorting }, body, list }: ResearchListProps) {
  const { t } = useTranslation(['research', 'products', 'frame'])
  const language = useLanguage()
  const { marketplace, sorting } = research
  const columns = researchColumns({
    marketplace,
    language,
    grouping: useGrouping(),
    month: undefined,
    ofRivals: research.rivalsOf !== undefined,
    params,
    data: list.data?.data,
    words: {
      product: t('products:search.product'),
      category: t('products:search.category'),
      check: t('products:search.check'),
      listed: t('products:search.listed'),
      organicShare: t('column.organicShare'),
      organicShareHelp: t('column.organicShareHelp'),
      adShare: t('column.adShare'),
      adShareHelp: t('column.adShareHelp'),
      topKeywords: t('column.topKeywords'),
      topKeywordsHelp: t('column.topKeywordsHelp'),
      'trend.units': t('column.unitsTrend'),
      'trend.price': t('column.priceTrend'),
      'trend.rank': t('column.rankTrend'),
      trendHelp: t('column.trendHelp'),
      trendOf: (first, last, least, most) => t('column.trendOf', { first, last, least, most }),
      family: (asin) => t('column.family', { asin }),
      shared: t('column.shared'),
      sharedHelp: t('column.sharedHelp'),
      rivals: t('column.rivals'),
      findRivals: t('column.findRivals'),
    },
  })
  const [isOpen, setOpen] = useState(false)
  // Outlives `isOpen`, so that the drawer keeps its content while it closes.
  const [row, setRow] = useState<ResearchRow | null>(null)
  return (
    <>
      <ListView
        definition={{
          settings: 'research',
          scope: JSON.stringify([marketplace, research.data]),
          columns,
          rowId: ({ asin }) => asin,
          nameOf: ({ title }) => title,
          words: {
            label: t('results'),
            none: t('none'),
            noneHint: t('noneHint'),
            open: t('products:search.details'),
            openOf: (title) => t('products:search.detailsOf', { title }),
          },
          onOpen: (opened) => {
            setRow(opened)
            setOpen(true)
          },
        }}
        list={list}
        source={{
          endpoint: productResearch.search,
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
