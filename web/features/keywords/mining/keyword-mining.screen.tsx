import { Skeleton } from '@mantine/core'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { earlierMonth } from '#web/kit/list/earlier-month.ts'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { KeywordList, useKeywords } from './keyword-list.tsx'
import { LATER } from './load-later-parts.ts'
import classes from './mining.module.css'
import { SearchForm } from './search-form.tsx'
import { useChips } from './use-chips.ts'
import { useKeywordSearch } from './use-keyword-search.ts'
import { WordPanel } from './word-panel.tsx'

/** Terms that buyers search for, found from a few seeds. */
export function KeywordMiningScreen() {
  const { t } = useTranslation(['keywords', 'shell', 'list'])
  const state = useKeywordSearch()
  const list = useKeywords(state)
  const month = earlierMonth(state.search.month, list.data?.months)
  const chips = useChips(state)
  const { names } = KEYWORD_TEXTS[useLanguage()]
  return (
    <Page title={t('shell:title.keywordMiner')} subtitle={t('mining.question')}>
      <div className={classes.screen}>
        <SearchForm state={state} data={list.data} />
        <LazyPart lazy={LATER} waiting={<Skeleton height={36} radius="md" />}>
          {({ Presets }) => <Presets state={state} month={month} />}
        </LazyPart>
        <div className={classes.folds}>
          <Folded label={t('mining.filters')}>
            <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
              {({ Filters }) => <Filters state={state} month={month} />}
            </LazyPart>
          </Folded>
          <WordPanel state={state} />
        </div>
        <LazyFilterProblems problems={state.search.problems} names={names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <KeywordList state={state} month={month} list={list} />
      </div>
    </Page>
  )
}
