import { Skeleton } from '@mantine/core'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { defaultTermSort, TERM_NUMBER_NAMES, TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import type { TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { LATER } from './load-later-parts.ts'
import classes from './search-terms.module.css'
import { TermForm } from './term-form.tsx'
import { TermList, useTerms } from './term-list.tsx'
import { useChips } from './use-chips.ts'
import { useTermSearch } from './use-term-search.ts'

/** Looks up the terms of a period. */
export const AbaScreen = () => <TermScreen screen="aba" />

/** Finds terms by their numbers. */
export const AbaKeywordScreen = () => <TermScreen screen="abaKeyword" />

const firstSorting = (kind: TermPeriod) => {
  const by = defaultTermSort(kind)
  return { by, order: TERM_NUMBERS[by].first }
}

function TermScreen({ screen }: { screen: 'aba' | 'abaKeyword' }) {
  const { t } = useTranslation(['search-terms', 'shell', 'list'])
  const state = useTermSearch({ numbers: TERM_NUMBERS, sorts: TERM_NUMBER_NAMES, first: firstSorting })
  const list = useTerms(state)
  const { names } = TERM_TEXTS[useLanguage()]
  const chips = useChips(state, { numbers: TERM_NUMBERS, names })
  const isSelecting = screen === 'abaKeyword'
  return (
    <Page title={t(`shell:title.${screen}`)} subtitle={t(isSelecting ? 'select.question' : 'aba.question')}>
      <div className={classes.screen}>
        <TermForm state={state} listed={list.data} />
        {isSelecting && (
          <LazyPart lazy={LATER} waiting={<Skeleton height={36} radius="md" />}>
            {({ Models }) => <Models state={state} list="searchTerms" />}
          </LazyPart>
        )}
        <Folded label={t('filters')}>
          <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
            {({ TermFilters }) => <TermFilters state={state} />}
          </LazyPart>
        </Folded>
        <LazyFilterProblems problems={state.search.problems} names={names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <p className={classes.note} role="status">
          {state.search.period && t('sharesOf')}
        </p>
        <TermList state={state} list={list} />
      </div>
    </Page>
  )
}
