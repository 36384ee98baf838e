/** Texts that only reports of a market use. */
import { market } from './texts/en-US/market.ts'
import { marketFormer } from './texts/en-US/market-former.ts'
import { marketJudgements } from './texts/en-US/market-judgements.ts'
import { marketStrategy } from './texts/en-US/market-strategy.ts'
import { marketWords } from './texts/en-US/market-words.ts'
import type { marketZhCN } from './texts.market.zh-CN.ts'

export const marketEnUS = {
  ...market,
  ...marketWords,
  ...marketJudgements,
  ...marketStrategy,
  ...marketFormer,
} satisfies Record<keyof typeof marketZhCN, string>
