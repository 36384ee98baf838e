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
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './market-search.module.css'
import type { MarketSearchState } from './use-market-search.ts'

/** Ready-made searches; the active one shows its thresholds. */
export function MarketPresets({ state: { search, applyPreset, clear } }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const thresholds = useThresholds(search.marketplace)
  const { preset: active, marketplace } = search
  return (
    <section className={classes.presets} aria-label={t('preset.title')}>
      <ul>
        {MARKET_PRESET_NAMES.map((preset) => {
          const isOn = active === preset
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
      {active && (
        <p>
          {t(`preset.why.${active}`)} {thresholds(active)}
          {t('preset.end')} {t('preset.fresh', { count: MARKET_PRESETS[active].newMonths })}{' '}
          {marketplace !== 'US' &&
            hasMoney(active) &&
            t('preset.converted', { currency: marketplaces[marketplace].currency, day: PRESET_RATES_DAY })}
        </p>
      )}
    </section>
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
