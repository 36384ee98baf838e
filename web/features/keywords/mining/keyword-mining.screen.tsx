import { Skeleton } from '@mantine/core'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_CHOICES, KEYWORD_NUMBERS } from '#contracts/model/keywords/keyword-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { FilterProblems } from '#web/kit/list/filter-problems.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FILTER_GROUPS, type FilterGroup } from './filter-groups.ts'
import { KeywordList, useKeywords } from './keyword-list.tsx'
import { LATER } from './load-later-parts.ts'
import classes from './mining.module.css'
import { SearchForm } from './search-form.tsx'
import { useChips } from './use-chips.ts'
import { type KeywordSearchState, useKeywordSearch } from './use-keyword-search.ts'
import { WordPanel } from './word-panel.tsx'

/** Terms that buyers search for, found from a few seeds. */
export function KeywordMiningScreen() {
  const { t } = useTranslation(['keywords', 'shell', 'list'])
  const state = useKeywordSearch()
  const list = useKeywords(state)
  const chips = useChips(state)
  const { names } = KEYWORD_TEXTS[useLanguage()]
  return (
    <Page title={t('shell:title.keywordMiner')} subtitle={t('mining.question')}>
      <div className={classes.screen}>
        <SearchForm state={state} data={list.data} />
        <LazyPart lazy={LATER} waiting={<Skeleton height={36} radius="md" />}>
          {({ Presets }) => <Presets state={state} />}
        </LazyPart>
        <div className={classes.folds}>
          <Folded label={t('mining.filters')}>
            <Filters state={state} />
          </Folded>
          <WordPanel state={state} />
        </div>
        <FilterProblems problems={state.search.problems} names={names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <KeywordList state={state} list={list} />
      </div>
    </Page>
  )
}

function Filters({ state: { search, setRange, setChoice } }: { state: KeywordSearchState }) {
  const { t } = useTranslation('keywords')
  return (
    <LazyFilterPanel
      // The cast: a key of the groups.
      groups={Object.entries(FILTER_GROUPS).map(([group, metrics]) => ({
        title: t(`mining.group.${group as FilterGroup}`),
        metrics,
      }))}
      numbers={KEYWORD_NUMBERS}
      choices={KEYWORD_CHOICES}
      words={KEYWORD_TEXTS[useLanguage()]}
      marketplace={search.marketplace}
      filter={search.filter}
      onRange={setRange}
      onChoice={setChoice}
    />
  )
}
