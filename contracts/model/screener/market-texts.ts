import type { MARKET_CHOICES, MarketChoice, MarketLevel, MarketNumber, MarketSpread } from './market-metrics.ts'
import type { MetricTexts } from './metric-texts.ts'

type Values = { [C in MarketChoice]: Record<(typeof MARKET_CHOICES)[C]['values'][number], string> }

export interface MarketTexts extends MetricTexts<MarketNumber | MarketChoice> {
  values: Values
  levels: Record<MarketLevel, string>
  spreads: Record<MarketSpread, string>
}
