import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { REVERSE_CHOICES, REVERSE_NUMBERS } from '#contracts/model/keywords/reverse-metrics.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { FilterProblems } from '#web/kit/list/filter-problems.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Message } from '#web/kit/parts/message.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FILTER_GROUPS, type FilterGroup } from '../mining/filter-groups.ts'
import { WORD_LISTS } from '../mining/use-keyword-search.ts'
import { WordsField } from '../mining/words-field.tsx'
import { AsinsField } from './asins-field.tsx'
import { GapChoice, WeekFields } from './compare-controls.tsx'
import { ComparedProducts } from './compared-products.tsx'
import { REVERSE_GROUPS, type ReverseGroup } from './filter-groups.ts'
import { LATER } from './load-later-parts.ts'
import classes from './reverse.module.css'
import { ReverseList, useReverse } from './reverse-list.tsx'
import { useChips } from './use-chips.ts'
import { type ReverseSearchState, useReverseSearch } from './use-reverse-search.ts'

/** The terms under which some products rank, and where the first one falls behind. */
export function KeywordReverseScreen() {
  const { t } = useTranslation(['reverse', 'keywords', 'shell', 'list'])
  const state = useReverseSearch()
  return (
    <Page title={t('shell:title.keywordReverse')} subtitle={t('question')}>
      <div className={classes.screen}>
        <AsinsField state={state} />
        {state.search.asins.length > 0 ? <Lookup state={state} /> : <Start state={state} />}
      </div>
    </Page>
  )
}

function Start({ state: { search, setMarketplace } }: { state: ReverseSearchState }) {
  const { t } = useTranslation('reverse')
  return (
    <>
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
      </div>
      <Message tone="empty" title={t('start.title')} text={t('start.text')} />
    </>
  )
}

function Lookup({ state }: { state: ReverseSearchState }) {
  const { t } = useTranslation('reverse')
  const list = useReverse(state)
  const chips = useChips(state)
  const { names } = REVERSE_TEXTS[useLanguage()]
  const { search, setMarketplace, setWords } = state
  const others = { gap: t('gap.label'), move: t('move.label'), week: t('week.week'), against: t('week.against') }
  const found = list.data && list.data.product.length > 0 ? list.data : undefined
  return (
    <>
      {list.data && <ComparedProducts state={state} data={list.data} />}
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
        {found && <WeekFields state={state} data={found} />}
        {WORD_LISTS.map((words) => (
          <WordsField key={words} list={words} words={search[words]} onWords={(typed) => setWords(words, typed)} />
        ))}
      </div>
      {found && <GapChoice state={state} data={found} />}
      <FilterProblems problems={search.problems} names={{ ...names, ...others }} />
      {(list.data === undefined || found) && (
        <>
          <div className={classes.folds}>
            <Folded label={t('filters')}>
              <Filters state={state} />
            </Folded>
            <Sources state={state} />
          </div>
          <FilterChips chips={chips} onClear={state.clear} />
          <ReverseList state={state} list={list} />
        </>
      )}
    </>
  )
}

function Filters({ state: { search, setRange, setChoice } }: { state: ReverseSearchState }) {
  const { t } = useTranslation(['reverse', 'keywords'])
  // The casts: keys of the groups.
  const own = Object.entries(REVERSE_GROUPS).map(([group, metrics]) => ({
    title: t(`group.${group as ReverseGroup}`),
    metrics,
  }))
  const ofTerms = Object.entries(FILTER_GROUPS).map(([group, metrics]) => ({
    title: t(`keywords:mining.group.${group as FilterGroup}`),
    metrics,
  }))
  return (
    <LazyFilterPanel
      groups={[...own, ...ofTerms]}
      numbers={REVERSE_NUMBERS}
      choices={REVERSE_CHOICES}
      words={REVERSE_TEXTS[useLanguage()]}
      marketplace={search.marketplace}
      filter={search.filter}
      onRange={setRange}
      onChoice={setChoice}
    />
  )
}

/** Called only while it is open. */
function Sources({ state }: { state: ReverseSearchState }) {
  const { t } = useTranslation('reverse')
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded label={t('sources.title')} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
          {({ TrafficSources }) => <TrafficSources search={state.search} />}
        </LazyPart>
      )}
    </Folded>
  )
}
