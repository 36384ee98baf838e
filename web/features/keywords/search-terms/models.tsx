import { TERM_MODELS, type TermModel } from '#contracts/model/keywords/search-term-models.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import { SavedFilters } from '#web/features/presets/public/saved-filters.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { PresetRow } from '#web/kit/list/preset-row.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useModelTexts } from './term-reader.ts'
import type { TermSearchState } from './use-term-search.ts'

interface ModelsProps {
  state: TermSearchState
  /** Where the account keeps the searches of this list. */
  list: 'searchTerms' | 'termProducts'
}

/** The six models with their thresholds, which are ours. */
export function Models({ state: { search, setModel }, list }: ModelsProps) {
  const { t } = useTranslation('search-terms')
  const language = useLanguage()
  const { kind, marketplace, model: active } = search
  const { names, meaning } = useModelTexts(kind, marketplace)
  const note = (model: TermModel) =>
    joinSentences(
      [t('model.help'), meaning(model), ...(kind === 'week' || marketplace === 'US' ? [] : [t('model.scaled')])],
      language,
    )
  return (
    <PresetRow
      label={t('model.title')}
      presets={TERM_MODELS.map((id) => ({ id, name: names[id], thresholds: meaning(id) }))}
      active={active}
      note={active ? note(active) : ''}
      onApply={setModel}
      onClear={() => setModel(undefined)}
    >
      <SavedFilters list={list} />
    </PresetRow>
  )
}
