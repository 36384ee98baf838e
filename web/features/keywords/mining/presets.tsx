import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBERS, type KeywordChoice, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { KEYWORD_PRESETS, type KeywordPreset, keywordPresetFilter } from '#contracts/model/keywords/keyword-presets.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { PRESET_RATES_DAY } from '#contracts/model/screener/preset-money.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import { SavedFilters } from '#web/features/presets/public/saved-filters.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import { PresetRow } from '#web/kit/list/preset-row.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import type { KeywordSearchState } from './use-keyword-search.ts'
import { valuesOfPreset } from './values-of-preset.ts'

interface PresetsProps {
  state: KeywordSearchState
  /** Undefined: the last one. */
  month: string | undefined
}

/** Ready-made conditions with published thresholds. Seeds, words and category stay. */
export function Presets({ state: { search }, month }: PresetsProps) {
  const { t } = useTranslation('mining-tools')
  const { preset: active, marketplace } = search
  const [address, set] = useSearchValues()
  const apply = (preset: KeywordPreset | undefined) => set(valuesOfPreset(address, preset))
  const language = useLanguage()
  const thresholds = useThresholds(marketplace)
  const note = (preset: KeywordPreset) => {
    const { currency } = marketplaces[marketplace]
    const converted = hasMoney(preset) ? [t('preset.converted', { currency, day: PRESET_RATES_DAY })] : []
    const elsewhere = marketplace === 'US' ? [] : [...converted, t('preset.fromUs')]
    return joinSentences([t(`preset.why.${preset}`), thresholds(preset), ...elsewhere], language)
  }
  return (
    <PresetRow
      label={t('preset.title')}
      presets={KEYWORD_PRESETS.map((id) => ({ id, name: t(`preset.names.${id}`), thresholds: thresholds(id) }))}
      active={active}
      note={joinSentences([...(active ? [note(active)] : []), ...(month ? [t('pastMonth')] : [])], language)}
      onApply={apply}
      onClear={() => apply(undefined)}
    >
      <SavedFilters list="keywords" />
    </PresetRow>
  )
}

/** `Average price ≥ $80.00, Monthly searches 500–4,000`. */
function useThresholds(marketplace: Marketplace): (preset: KeywordPreset) => string {
  const { t } = useTranslation('mining-tools')
  const language = useLanguage()
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names, values } = KEYWORD_TEXTS[language]
  return (preset) => {
    const { range, choice } = keywordPresetFilter(preset, marketplace)
    // The casts: keys of a filter of metrics.
    const ranges = Object.entries(range).map(([name, bounds]) =>
      rangeText(names[name as KeywordNumber], KEYWORD_NUMBERS[name as KeywordNumber], bounds, reader),
    )
    const choices = Object.entries(choice).map(([name, chosen]) =>
      chosenText(names[name as KeywordChoice], values[name as KeywordChoice], chosen, language),
    )
    return [...ranges, ...choices].join(t('preset.separator')) + t('preset.end')
  }
}

const hasMoney = (preset: KeywordPreset) =>
  // The cast: keys of a filter.
  Object.keys(keywordPresetFilter(preset, 'US').range).some(
    (name) => KEYWORD_NUMBERS[name as KeywordNumber].unit === 'money',
  )
