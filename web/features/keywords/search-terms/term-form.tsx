import { Button, NativeSelect, TextInput } from '@mantine/core'
import { MAX_TERM_LENGTH, searchTerms, TERM_MATCHES } from '#contracts/api/search-terms.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { TERM_PERIODS, type TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import { useCall } from '#web/api/queries.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { showResults } from '#web/kit/list/show-results.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './search-terms.module.css'
import { periodName } from './term-reader.ts'
import { termFilter } from './term-search.ts'
import type { TermSearchState } from './use-term-search.ts'

/** What the form needs of the answer of a list. */
export interface ListedScope {
  data: 'sample' | 'imported'
  hasBoth: boolean
  periods: Readonly<Record<TermPeriod, readonly string[]>>
}

interface TermFormProps {
  state: TermSearchState
  /** Undefined before the first answer. */
  listed: ListedScope | undefined
}

/** Words, period, marketplace and category. */
export function TermForm({ state, listed }: TermFormProps) {
  const { t } = useTranslation('search-terms')
  const { search, set, setKind, setMarketplace } = state
  const { periods } = TERM_TEXTS[useLanguage()]
  return (
    <div className={classes.form}>
      <WordsField state={state} />
      <div className={classes.fields}>
        <Choice
          label={t('kind')}
          labelled
          options={TERM_PERIODS.map((value) => ({ value, label: periods[value] }))}
          value={search.kind}
          onChange={setKind}
        />
        <PeriodSelect state={state} periods={listed?.periods[search.kind] ?? []} />
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
        <TermCategories state={state} />
        {listed?.hasBoth && (
          // Sample and imported terms have categories and periods of their own.
          <DataSelect value={listed.data} onChange={(data) => set({ data, category: '', period: '' })} />
        )}
      </div>
    </div>
  )
}

/** Words of the term. The search starts on Enter, on blur or with the button. */
function WordsField({ state: { search, set } }: { state: TermSearchState }) {
  const { t } = useTranslation('search-terms')
  const { field, commit } = useTypedText(search.words, (words) => set({ q: words }))
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
        showResults()
      }}
    >
      <TextInput
        size="sm"
        type="search"
        label={t('words')}
        placeholder={t('wordsHint')}
        maxLength={MAX_TERM_LENGTH}
        {...field}
      />
      <NativeSelect
        size="sm"
        aria-label={t('match.label')}
        value={search.match}
        data={TERM_MATCHES.map((match) => ({ value: match, label: t(`match.${match}`) }))}
        onChange={({ currentTarget }) => set({ match: currentTarget.value === 'broad' ? '' : currentTarget.value })}
      />
      <Button type="submit" size="sm">
        {t('start')}
      </Button>
    </form>
  )
}

/** The newest first. The period of the address shows even if it does not exist, so that another one can be chosen. */
function PeriodSelect({ state: { search, set }, periods }: { state: TermSearchState; periods: readonly string[] }) {
  const { t } = useTranslation('search-terms')
  const [newest, ...earlier] = periods.toReversed()
  const { kind } = search
  const period = search.period === newest ? undefined : search.period
  const shown = period === undefined || earlier.includes(period) ? earlier : [period, ...earlier]
  const newestName = newest ? t('period.newest', { period: periodName(kind, newest) }) : t('period.newestUnknown')
  return (
    <NativeSelect
      className={classes.period}
      size="sm"
      label={t(`period.${kind}`)}
      value={period ?? ''}
      data={[{ value: '', label: newestName }, ...shown.map((value) => ({ value, label: periodName(kind, value) }))]}
      onChange={({ currentTarget }) => set({ period: currentTarget.value })}
    />
  )
}

function TermCategories({ state: { search, set } }: { state: TermSearchState }) {
  const { category, ...filter } = termFilter(search)
  const { data } = useCall(searchTerms.categories, { body: filter }, { placeholderData: (before) => before })
  return (
    <CategorySelect
      nodes={data?.row.map(({ terms, ...node }) => ({ ...node, count: terms }))}
      value={category}
      onChange={(id) => set({ category: id })}
    />
  )
}
