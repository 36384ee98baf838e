import { marketplaces } from '#contracts/model/marketplaces.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import {
  MARKET_PRESET_NAMES,
  MARKET_PRESETS,
  type MarketPresetName,
  presetRange,
} from '#contracts/model/screener/market-presets.ts'
import { PRESET_RATES_DAY } from '#contracts/model/screener/preset-money.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { rangeText } from '#web/kit/list/condition-text.ts'
import { PresetRow } from '#web/kit/list/preset-row.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { SearchActions } from './search-actions.tsx'
import type { MarketSearchState } from './use-market-search.ts'

interface MarketPresetsProps {
  state: MarketSearchState
  /** Markets that the search finds; undefined while loading. */
  total: number | undefined
}

/** Ready-made filters, saved ones, and a watch of the current one. */
export function MarketPresets({ state, total }: MarketPresetsProps) {
  const { t } = useTranslation('markets')
  const { search, applyPreset } = state
  const { preset: active, marketplace } = search
  const thresholds = useThresholds(marketplace)
  const note = (preset: MarketPresetName) => {
    const isConverted = marketplace !== 'US' && hasMoney(preset)
    const { currency } = marketplaces[marketplace]
    return [
      t(`preset.why.${preset}`),
      `${thresholds(preset)}${t('preset.end')}`,
      t('preset.fresh', { count: MARKET_PRESETS[preset].newMonths }),
      ...(isConverted ? [t('preset.converted', { currency, day: PRESET_RATES_DAY })] : []),
      ...(marketplace === 'US' ? [] : [t('preset.fromUs')]),
    ].join(' ')
  }
  return (
    <PresetRow
      label={t('preset.title')}
      presets={MARKET_PRESET_NAMES.map((id) => ({ id, name: t(`preset.names.${id}`), thresholds: thresholds(id) }))}
      active={active}
      note={active ? note(active) : ''}
      onApply={applyPreset}
      onClear={() => applyPreset(undefined)}
    >
      <SearchActions state={state} total={total} />
    </PresetRow>
  )
}

function useThresholds(marketplace: MarketSearchState['search']['marketplace']): (preset: MarketPresetName) => string {
  const { t } = useTranslation('markets')
  const language = useLanguage()
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names } = MARKET_TEXTS[language]
  return (preset) =>
    Object.entries(presetRange(MARKET_PRESETS[preset], marketplace))
      // The casts: keys of a range are metrics.
      .map(([name, bounds]) =>
        rangeText(names[name as MarketNumber], MARKET_NUMBERS[name as MarketNumber], bounds, reader),
      )
      .join(t('preset.separator'))
}

const hasMoney = (preset: MarketPresetName) =>
  Object.keys(MARKET_PRESETS[preset].range).some((name) => MARKET_NUMBERS[name as MarketNumber].unit === 'money') // keys of a range
