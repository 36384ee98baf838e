import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_CHOICES, MARKET_NUMBERS } from '#contracts/model/screener/market-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { MARKET_GROUP_NAMES, MARKET_GROUPS, QUICK_FIELDS } from '../market-groups.ts'
import { MarketForm } from './market-form.tsx'
import { MarketList, useMarkets } from './market-list.tsx'
import classes from './market-search.module.css'
import { useChips } from './use-chips.ts'
import { type MarketSearchState, type ScreenKind, useMarketSearch } from './use-market-search.ts'

const PRESETS = lazyCode(() => import('./market-presets.tsx'))
const MAP = lazyCode(() => import('./category-map.tsx'))

/** `hotMarket`: a simple start with the niches that grow most; `selectMarket`: all filters and settings. */
function MarketSearchScreen({ kind }: { kind: ScreenKind }) {
  const { t } = useTranslation(['markets', 'list'])
  const state = useMarketSearch(kind)
  const { view } = state.search
  return (
    <Page
      title={t(`${kind}.title`)}
      subtitle={t(`${kind}.question`)}
      tabs={{
        label: t('search.views'),
        tabs: [
          { key: 'list', label: t('search.list') },
          { key: 'map', label: t('search.map') },
        ],
        value: view,
        onChange: (tab) => state.set({ view: tab === 'list' ? '' : tab }),
      }}
    >
      {view === 'map' ? (
        <LazyPart lazy={MAP} waiting={<Skeleton height={560} radius="lg" />}>
          {({ CategoryMap }) => <CategoryMap state={state} />}
        </LazyPart>
      ) : (
        <Search state={state} />
      )}
    </Page>
  )
}

function Search({ state }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const list = useMarkets(state)
  const chips = useChips(state)
  const { names } = MARKET_TEXTS[useLanguage()]
  const { words, category } = state.search
  // A search that its address narrows shows its result first.
  const [startsNarrowed] = useState(chips.length > 0 || words !== '' || Boolean(category))
  return (
    <div className={classes.screen}>
      <MarketForm state={state} data={list.data} />
      <LazyPart lazy={PRESETS} waiting={<Skeleton height={36} radius="md" />}>
        {({ MarketPresets }) => <MarketPresets state={state} total={list.data?.total} />}
      </LazyPart>
      <Folded label={t('search.filters')} open={state.kind === 'selectMarket' && !startsNarrowed}>
        <Filters state={state} />
      </Folded>
      <LazyFilterProblems problems={state.search.problems} names={names} />
      <FilterChips chips={chips} onClear={state.clear} />
      <MarketList state={state} list={list} />
    </div>
  )
}

function Filters({ state }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const { search, setRange, setChoice, kind } = state
  const groups = MARKET_GROUP_NAMES.flatMap((group) => {
    const metrics: readonly string[] = MARKET_GROUPS[group]
    const shown = kind === 'hotMarket' ? metrics.filter((name) => QUICK_FIELDS.includes(name)) : metrics
    return shown.length > 0 ? [{ title: t(`group.${group}`), metrics: shown }] : []
  })
  return (
    <LazyFilterPanel
      groups={groups}
      numbers={MARKET_NUMBERS}
      choices={MARKET_CHOICES}
      words={MARKET_TEXTS[useLanguage()]}
      marketplace={search.marketplace}
      filter={search.filter}
      onRange={setRange}
      onChoice={setChoice}
    />
  )
}

export const HotMarketScreen = () => <MarketSearchScreen kind="hotMarket" />
export const SelectMarketScreen = () => <MarketSearchScreen kind="selectMarket" />
