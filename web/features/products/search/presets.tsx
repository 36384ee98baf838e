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
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { boundsText, choiceText } from './filter-texts.ts'
import classes from './product-search.module.css'
import type { ProductSearchState } from './use-product-search.ts'

/** Ready-made searches; the active one shows its thresholds. */
export function Presets({ state: { search, applyPreset, clear } }: { state: ProductSearchState }) {
  const { t } = useTranslation('products')
  const thresholds = useThresholds(search.marketplace)
  return (
    <section className={classes.presets} aria-label={t('preset.title')}>
      <ul>
        {PRODUCT_PRESETS.map((preset) => {
          const isOn = search.preset === preset
          return (
            <li key={preset}>
              <button
                type="button"
                aria-pressed={isOn}
                title={thresholds(preset)}
                onClick={() => (isOn ? clear() : applyPreset(preset))}
              >
                {t(`preset.names.${preset}`)}
              </button>
            </li>
          )
        })}
      </ul>
      {search.preset && (
        <p>
          {t(`preset.why.${search.preset}`)} {thresholds(search.preset)}
          {search.marketplace !== 'US' && hasMoney(presetFilter(search.preset, search.marketplace)) && (
            <>
              {' '}
              {t('preset.converted', { currency: marketplaces[search.marketplace].currency, day: PRESET_RATES_DAY })}
            </>
          )}
        </p>
      )}
    </section>
  )
}

/** `price ≥ $20, FBA fee ≤ $4.00`. */
function useThresholds(marketplace: Marketplace): (preset: ProductPreset) => string {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace, language, grouping }
  return (preset) => {
    const { range, choice } = presetFilter(preset, marketplace)
    const names = PRODUCT_TEXTS[language].names
    // The casts: keys of a filter of metrics.
    const ranges = Object.entries(range).map(([name, bounds]) => boundsText(name as ProductNumber, bounds, reader))
    const choices = Object.entries(choice).map(
      ([name, values]) => `${names[name as ProductChoice]}: ${choiceText(name as ProductChoice, values, language)}`,
    )
    return [...ranges, ...choices].join(t('preset.separator'))
  }
}

const hasMoney = ({ range }: PresetFilter) =>
  Object.keys(range).some((name) => PRODUCT_NUMBERS[name as ProductNumber].unit === 'money') // keys of a filter
