/** Texts that only reports of a market say. */
import { market } from './texts/en-US/market.ts'
import { marketFormer } from './texts/en-US/market-former.ts'
import { marketJudgements } from './texts/en-US/market-judgements.ts'
import { marketStrategy } from './texts/en-US/market-strategy.ts'
import { marketWords } from './texts/en-US/market-words.ts'
import type { MarketTexts } from './texts.ts'

export const marketEnUS: MarketTexts = {
  ...market,
  ...marketWords,
  ...marketJudgements,
  ...marketStrategy,
  ...marketFormer,
}
