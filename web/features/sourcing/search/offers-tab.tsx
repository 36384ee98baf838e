import { useState } from 'react'
import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { OFFER_CHOICES, OFFER_NUMBERS } from '#contracts/model/sourcing/offer-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { useReader } from '../use-reader.ts'
import { FILTER_GROUPS, type FilterGroup } from './filter-groups.ts'
import { OfferList, useOffers } from './offer-list.tsx'
import { OtherHits } from './other-hits.tsx'
import { useSearchedPicture } from './picture.state.ts'
import { SearchForm } from './search-form.tsx'
import classes from './sourcing.module.css'
import { useChips } from './use-chips.ts'
import { type OfferSearchState, offerBody } from './use-offer-search.ts'

const ASIN_CODES: readonly number[] = (['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'] as const).map(
  (name) => failures[name].code,
)

export function OffersTab({ state }: { state: OfferSearchState }) {
  const { t } = useTranslation(['sourcing', 'list'])
  const { search } = state
  const [picture] = useSearchedPicture()
  const [isReading, setReading] = useState(false)
  const body = offerBody(search, picture?.key)
  const list = useOffers(state, body)
  const chips = useChips(state, list.data?.row[0])
  const { texts } = useReader()
  const { error } = list
  const asinProblem = search.by === 'asin' && error && ASIN_CODES.includes(error.code) ? error.msg : undefined
  return (
    <div className={classes.screen}>
      <SearchForm state={state} asinProblem={asinProblem} onReading={setReading} />
      <Folded label={t('search.filters')}>
        <Filters state={state} />
      </Folded>
      <LazyFilterProblems problems={search.problems} names={texts.names} />
      <FilterChips chips={chips} onClear={state.clear} />
      {body === null ? (
        <div className={classes.waiting} role="status">
          {search.by === 'asin' ? (
            <Message tone="empty" title={t('search.noAsin')} text={t('search.noAsinHint')} />
          ) : isReading || picture ? (
            <Message tone="empty" title={t('picture.searching')} />
          ) : (
            <Message tone="empty" title={t('picture.none')} text={t('picture.noneHint')} />
          )}
        </div>
      ) : (
        <>
          {search.by === 'words' && search.words.trim() !== '' && <OtherHits words={search.words} />}
          {search.by === 'asin' && list.data?.product && <Product data={list.data} product={list.data.product} />}
          <OfferList state={state} body={body} list={list} />
        </>
      )}
    </div>
  )
}

type Answer = Output<typeof sourcing.search>

/** The product of the search, and whether its picture or its category found the offers. */
function Product({ data, product }: { data: Answer; product: NonNullable<Answer['product']> }) {
  const { t } = useTranslation('sourcing')
  return (
    <p className={classes.found} title={product.title}>
      {t(data.searchedBy === 'picture' ? 'search.byPictureOf' : 'search.byCategoryOf', { asin: product.asin })}{' '}
      <span lang={marketplaces[product.marketplace].language}>{product.title}</span>
    </p>
  )
}

function Filters({ state }: { state: OfferSearchState }) {
  const { t } = useTranslation('sourcing')
  const { texts } = useReader()
  const { search, setRange, setChoice } = state
  return (
    <LazyFilterPanel
      // The cast: a key of the groups.
      groups={Object.entries(FILTER_GROUPS).map(([group, metrics]) => ({
        title: t(`group.${group as FilterGroup}`),
        metrics,
      }))}
      numbers={OFFER_NUMBERS}
      choices={OFFER_CHOICES}
      words={texts}
      marketplace={search.marketplace}
      filter={search.filter}
      onRange={setRange}
      onChoice={setChoice}
    />
  )
}
