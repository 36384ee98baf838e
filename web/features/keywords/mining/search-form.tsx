import { TextInput } from '@mantine/core'
import { KEYWORD_MATCHES, type keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { KeywordCategories } from './category-select.tsx'
import classes from './mining.module.css'
import { SeedsField } from './seeds-field.tsx'
import { readWords, writeTerms } from './term-text.ts'
import { type KeywordSearchState, keywordFilter, type WordList } from './use-keyword-search.ts'

interface SearchFormProps {
  state: KeywordSearchState
  /** Undefined before the first answer. */
  data: Output<typeof keywordSearch.search> | undefined
}

/** Seeds and how terms match them, marketplace, category, and words. */
export function SearchForm({ state, data }: SearchFormProps) {
  const { t } = useTranslation('keywords')
  const { search, set, setMarketplace } = state
  const { category, ...filter } = keywordFilter(search)
  return (
    <div className={classes.form}>
      <SeedsField state={state} />
      <div className={classes.match}>
        <Choice
          label={t('mining.match.label')}
          labelled
          options={KEYWORD_MATCHES.map((value) => ({ value, label: t(`mining.match.${value}`) }))}
          value={search.match}
          onChange={(match) => set({ match: match === 'broad' ? '' : match })}
        />
        <p role="status">{t(`mining.match.about.${search.match}`)}</p>
      </div>
      <div className={classes.fields}>
        <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
        <KeywordCategories filter={filter} value={category} onChange={(id) => set({ category: id })} />
        {data?.hasBoth && (
          // Sample and imported terms have categories of their own.
          <DataSelect value={data.data} onChange={(chosen) => set({ data: chosen, category: '' })} />
        )}
        <WordsField list="with" state={state} />
        <WordsField list="without" state={state} />
      </div>
    </div>
  )
}

function WordsField({ list, state: { search, set } }: { list: WordList; state: KeywordSearchState }) {
  const { t } = useTranslation('keywords')
  const { field, commit } = useTypedText(search[list].join(', '), (text) =>
    set({ [list]: writeTerms(readWords(text)) }),
  )
  return (
    <TextInput
      size="sm"
      label={t(`mining.${list}`)}
      placeholder={t(`mining.example.${list}`)}
      maxLength={200}
      {...field}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
