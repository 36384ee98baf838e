import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { REVERSE_TEXTS } from '#contracts/model/keywords/reverse-metrics.texts.ts'
import { REVERSE_CHOICES, REVERSE_NUMBERS } from '#contracts/model/keywords/reverse-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FILTER_GROUPS, type FilterGroup } from '../mining/filter-groups.ts'
import { NEWEST_WEEK_ONLY, REVERSE_GROUPS, type ReverseGroup } from './filter-groups.ts'
import { LATER } from './load-later-parts.ts'
import classes from './reverse.module.css'
import { ReverseList } from './reverse-list.tsx'
import { useChips } from './use-chips.ts'
import type { ReverseQuery } from './use-reverse.ts'
import type { ReverseSearchState } from './use-reverse-search.ts'

interface FoundTermsProps {
  state: ReverseSearchState
  list: ReverseQuery
}

/** The terms of the compared products, with filters and the sources of traffic. */
export function FoundTerms({ state, list }: FoundTermsProps) {
  const { t } = useTranslation(['reverse', 'list'])
  const chips = useChips(state)
  const { names } = REVERSE_TEXTS[useLanguage()]
  const others = { gap: t('gap.label'), move: t('move.label'), week: t('week.week'), against: t('week.against') }
  return (
    <>
      <LazyFilterProblems problems={state.search.problems} names={{ ...names, ...others }} />
      <div className={classes.folds}>
        <Folded label={t('filters')}>
          <Filters state={state} isNewest={!list.data || list.data.week === list.data.weeks.at(-1)} />
        </Folded>
        <Sources state={state} />
      </div>
      <FilterChips chips={chips} onClear={state.clear} />
      <ReverseList state={state} list={list} />
    </>
  )
}

interface FiltersProps {
  state: ReverseSearchState
  isNewest: boolean
}

function Filters({ state: { search, setRange, setChoice }, isNewest }: FiltersProps) {
  const { t } = useTranslation(['reverse', 'keywords'])
  // The casts: keys of the groups.
  const own = Object.entries(REVERSE_GROUPS).map(([group, metrics]) => ({
    title: t(`group.${group as ReverseGroup}`),
    metrics: metrics.filter((name) => isNewest || !NEWEST_WEEK_ONLY.includes(name)),
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
