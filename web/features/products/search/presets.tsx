import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { PRESET_RATES_DAY } from '#contracts/model/screener/preset-money.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBERS, type ProductChoice, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import {
  PRODUCT_PRESETS,
  type PresetFilter,
  type ProductPreset,
  presetFilter,
} from '#contracts/model/screener/product-presets.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { chosenText, rangeText } from '#web/kit/list/condition-text.ts'
import { PresetRow } from '#web/kit/list/preset-row.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { SearchActions } from './search-actions.tsx'
import type { ProductSearchState } from './use-product-search.ts'

interface PresetsProps {
  state: ProductSearchState
  /** Products that the search finds; undefined while loading. */
  total: number | undefined
}

/** Ready-made filters, saved ones, and a watch of the current one. */
export function Presets({ state, total }: PresetsProps) {
  const { t } = useTranslation('products')
  const { search, applyPreset } = state
  const { preset: active, marketplace } = search
  const thresholds = useThresholds(marketplace)
  const note = (preset: ProductPreset) => {
    const isConverted = marketplace !== 'US' && hasMoney(presetFilter(preset, marketplace))
    const { currency } = marketplaces[marketplace]
    const fromUs = marketplace === 'US' ? [] : [t('preset.fromUs')]
    const converted = isConverted ? [t('preset.converted', { currency, day: PRESET_RATES_DAY })] : []
    return [t(`preset.why.${preset}`), thresholds(preset), ...converted, ...fromUs].join(' ')
  }
  return (
    <PresetRow
      label={t('preset.title')}
      presets={PRODUCT_PRESETS.map((id) => ({ id, name: t(`preset.names.${id}`), thresholds: thresholds(id) }))}
      active={active}
      note={active ? note(active) : ''}
      onApply={applyPreset}
      onClear={() => applyPreset(undefined)}
    >
      <SearchActions state={state} total={total} />
    </PresetRow>
  )
}

/** `price ≥ $20, FBA fee ≤ $4.00`. */
function useThresholds(marketplace: Marketplace): (preset: ProductPreset) => string {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace, language, grouping }
  const { names, values } = PRODUCT_TEXTS[language]
  return (preset) => {
    const { range, choice } = presetFilter(preset, marketplace)
    // The casts: keys of a filter of metrics.
    const ranges = Object.entries(range).map(([name, bounds]) =>
      rangeText(names[name as ProductNumber], PRODUCT_NUMBERS[name as ProductNumber], bounds, reader),
    )
    const choices = Object.entries(choice).map(([name, chosen]) =>
      chosenText(names[name as ProductChoice], values[name as ProductChoice], chosen, language),
    )
    return [...ranges, ...choices].join(t('preset.separator'))
  }
}

const hasMoney = ({ range }: PresetFilter) =>
  Object.keys(range).some((name) => PRODUCT_NUMBERS[name as ProductNumber].unit === 'money') // keys of a filter
