import { Button, NativeSelect } from '@mantine/core'
import { useLocation } from 'wouter'
import { sourcing } from '#contracts/api/sourcing.ts'
import { failures } from '#contracts/core/failures.ts'
import { OFFER_NUMBERS, type OfferNumber } from '#contracts/model/sourcing/offer-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import { writeSorting } from '#web/kit/list/filter-text.ts'
import { ListView, useListPage } from '#web/kit/list/list-view.tsx'
import { useIsNarrow } from '#web/kit/list/use-is-narrow.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { offerPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import { OfferCard } from './offer-card.tsx'
import { offerColumns } from './offer-columns.tsx'
import classes from './sourcing.module.css'
import {
  firstSorting,
  LAYOUTS,
  type Layout,
  type OfferBody,
  type OfferSearchState,
  viewValues,
} from './use-offer-search.ts'

/** Offers side by side. */
const MAX_COMPARED = 5

/** Failures of a search for a supplier, belt or category that does not exist. */
const MISSING = [
  { code: failures.supplierNotFound.code, name: 'supplier' },
  { code: failures.beltNotFound.code, name: 'belt' },
  { code: failures.unknownCategory.code, name: 'category' },
] as const

/** @param body null while there is nothing to search */
export function useOffers({ search }: OfferSearchState, body: OfferBody | null) {
  const page = useListPage(search.layout === 'cards')
  return useCall(
    sourcing.search,
    { body: { ...body, ...page } },
    { placeholderData: (before) => before, enabled: body !== null },
  )
}

const isUnfiltered = ({ asin, marketplace, sort, order, ...filters }: OfferBody) => Object.keys(filters).length === 0

interface OfferListProps {
  state: OfferSearchState
  body: OfferBody
  list: ReturnType<typeof useOffers>
}

/** The found offers, as a table or as cards. */
export function OfferList({ state, body, list }: OfferListProps) {
  const { t } = useTranslation(['sourcing', 'frame'])
  const [, navigate] = useLocation()
  const reader = useReader()
  const { search, set, setSorting } = state
  const searchedBy = list.data?.searchedBy
  const sorting = search.sorting ?? firstSorting(search, searchedBy)
  const product = search.by === 'asin' ? { asin: search.asin, marketplace: search.marketplace } : null
  const columns = offerColumns({
    reader,
    product,
    isByPicture: search.by !== 'words' && searchedBy !== 'category',
    words: {
      offer: t('offer.name'),
      supplier: t('supplier.name'),
      category: t('search.category'),
      belt: t('offer.belt'),
      listedOn: t('offer.listedOn'),
      similarity: t('similarity.name'),
      similarityHelp: t('similarity.help'),
      from: (units) => t('offer.from', { units }),
    },
  })
  const none =
    list.data?.data === 'none' ? 'noSource' : searchedBy === 'category' && isUnfiltered(body) ? 'noCategory' : 'none'
  const missing = MISSING.find(({ code }) => code === list.error?.code)?.name
  return (
    <ListView
      definition={{
        settings: 'offers',
        // Similarities to different pictures cannot be compared.
        scope: JSON.stringify([body.asin, body.picture]),
        columns,
        rowId: ({ id }) => String(id),
        nameOf: ({ title }) => reader.nameOf(title),
        words: {
          label: t('search.results'),
          none: t(`search.${none}`),
          noneHint: t(`search.${none}Hint`),
          open: t('offer.open'),
          openOf: (title) => t('offer.openOf', { title }),
        },
        onOpen: ({ id }) => navigate(offerPath(id, product)),
        maxCompared: MAX_COMPARED,
        hasOwnOrder: true,
        card:
          search.layout === 'cards' ? (row, lead) => <OfferCard row={row} product={product} lead={lead} /> : undefined,
      }}
      list={list}
      source={{
        endpoint: sourcing.search,
        inputOf: (page, size) => ({ body: { ...body, page, size } }),
        rowsOf: (data) => data,
      }}
      sorting={sorting}
      // readSorting keeps only names of numbers.
      sortName={sorting.by === 'similarity' ? t('similarity.name') : reader.texts.names[sorting.by as OfferNumber]}
      onSort={setSorting}
      searchKey={JSON.stringify(body)}
      tag={
        <div className={classes.tools}>
          {list.data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
          <OrderSelect state={state} first={firstSorting(search, searchedBy)} />
          <LayoutChoice value={search.layout} onChange={(layout) => set(viewValues('offers', layout))} />
        </div>
      }
      errorTitle={missing && t(`missing.${missing}`)}
      errorAction={
        missing && (
          <Button variant="default" onClick={() => set({ [missing]: '' })}>
            {t(`without.${missing}`)}
          </Button>
        )
      }
    />
  )
}

function LayoutChoice({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useTranslation('sourcing')
  // Phones show cards only.
  if (useIsNarrow()) return null
  return (
    <Choice
      label={t('layout.label')}
      options={LAYOUTS.map((layout) => ({ value: layout, label: t(`layout.${layout}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}

const ORDERS = ['units30', 'price', 'repeatRate', 'score'] as const

/** The usual orders. The heads of the table have the others. */
function OrderSelect({ state: { search, setSorting }, first }: { state: OfferSearchState; first: Sorting }) {
  const { t } = useTranslation('sourcing')
  const { texts } = useReader()
  const now = writeSorting(search.sorting ?? first)
  const usual = [
    ...(first.by === 'similarity' ? [{ sorting: first, label: t('order.similarity') }] : []),
    ...ORDERS.map((by) => ({ sorting: { by, order: OFFER_NUMBERS[by].first }, label: t(`order.${by}`) })),
  ].map(({ sorting, label }) => ({ value: writeSorting(sorting), sorting, label }))
  const isOther = !usual.some(({ value }) => value === now)
  const name = texts.names[search.sorting?.by as OfferNumber] // readSorting keeps only names of numbers
  return (
    <NativeSelect
      size="sm"
      aria-label={t('order.label')}
      value={now}
      data={[
        ...usual.map(({ value, label }) => ({ value, label })),
        ...(isOther ? [{ value: now, label: t(now.startsWith('-') ? 'order.high' : 'order.low', { name }) }] : []),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = usual.find(({ value }) => value === currentTarget.value)
        if (chosen) setSorting(chosen.sorting)
      }}
    />
  )
}
