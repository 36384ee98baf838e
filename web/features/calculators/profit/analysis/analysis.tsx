import { type ComponentType, memo, useCallback, useDeferredValue, useId, useState } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { useStable } from '../../parts/use-stable.ts'
import { useFieldWords } from '../../public/use-field-words.ts'
import classes from './analysis.module.css'
import { DatesTab } from './dates-tab.tsx'
import { FulfilmentTab } from './fulfilment-tab.tsx'
import { MarketplacesTab } from './marketplaces-tab.tsx'
import { PriceTab } from './price-tab.tsx'
import { SensitivityTab } from './sensitivity-tab.tsx'
import { type AnalysisTab, firstSettings, moveSettings, type SettingsChange, TABS, type TabProps } from './settings.ts'
import { TargetsTab } from './targets-tab.tsx'

export interface AnalysisProps {
  input: ProfitInput
  rates: ExchangeRates
  onChange: (change: Partial<ProfitInput>) => void
  /** Null resets the rates to the reference rates. */
  onRates: (rates: ExchangeRates | null) => void
}

/** The analysis of a calculation, in tabs. Only the open tab computes, and only after the fields have rendered. */
export function Analysis({ input, rates, onChange, onRates }: AnalysisProps) {
  const change = useStable(onChange)
  const changeRates = useStable(onRates)
  return (
    <OpenTab input={useDeferredValue(input)} rates={useDeferredValue(rates)} onChange={change} onRates={changeRates} />
  )
}

const PLAIN_TABS: Record<Exclude<AnalysisTab, 'marketplaces'>, ComponentType<TabProps>> = {
  price: PriceTab,
  targets: TargetsTab,
  sensitivity: SensitivityTab,
  fulfilment: FulfilmentTab,
  dates: DatesTab,
}

const OpenTab = memo(function OpenTab({ input, rates, onChange, onRates }: AnalysisProps) {
  const { t } = useTranslation('profit-analysis')
  const id = useId()
  const words = useFieldWords()
  const [chosen, setChosen] = useState(() => firstSettings(input.marketplace))
  const settings = moveSettings(input.marketplace, chosen)
  const { marketplace } = input
  const set = useCallback(
    (change: SettingsChange) =>
      setChosen((before) => {
        const now = moveSettings(marketplace, before)
        return { ...now, ...(typeof change === 'function' ? change(now) : change) }
      }),
    [marketplace],
  )
  const { tab } = settings
  const props = { input, settings, set, onChange }
  const Plain = tab === 'marketplaces' ? null : PLAIN_TABS[tab]
  return (
    <section className={classes.analysis} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('title')}
      </h2>
      <FieldWordsContext value={words}>
        <Tabs
          label={t('tabs')}
          tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
          value={tab}
          onChange={(next) => set({ tab: next })}
        >
          <div className={classes.panel}>
            <h3 className={classes.question}>{t(`question.${tab}`)}</h3>
            {Plain ? <Plain {...props} /> : <MarketplacesTab {...props} rates={rates} onRates={onRates} />}
          </div>
        </Tabs>
      </FieldWordsContext>
    </section>
  )
})
