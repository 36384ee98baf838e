/** Texts that only reports of an ASIN say. */
import { productScore } from './texts/en-US/product-score.ts'
import { rights } from './texts/en-US/rights.ts'
import { whatIf } from './texts/en-US/what-if.ts'
import type { asinZhCN } from './texts.asin.zh-CN.ts'

export const asinEnUS = { ...productScore, ...rights, ...whatIf } satisfies Record<keyof typeof asinZhCN, string>
