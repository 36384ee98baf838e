import type { Language } from '../language.ts'
import { texts as enUS } from './market-metrics.en-US.texts.ts'
import { texts as zhCN } from './market-metrics.zh-CN.texts.ts'
import type { MarketTexts } from './market-texts.ts'

/** Names, formulas and values of the metrics of markets. “The sample”: the 100 products with most units. */
export const MARKET_TEXTS: Readonly<Record<Language, MarketTexts>> = { 'zh-CN': zhCN, 'en-US': enUS }
