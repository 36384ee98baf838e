/** Texts that only reports of a market use, source language. */
import { market } from './texts/zh-CN/market.ts'
import { marketFormer } from './texts/zh-CN/market-former.ts'
import { marketJudgements } from './texts/zh-CN/market-judgements.ts'
import { marketStrategy } from './texts/zh-CN/market-strategy.ts'
import { marketWords } from './texts/zh-CN/market-words.ts'

export const marketZhCN = {
  ...market,
  ...marketWords,
  ...marketJudgements,
  ...marketStrategy,
  ...marketFormer,
} as const
