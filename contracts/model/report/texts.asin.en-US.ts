/** Texts that only reports of an ASIN use. */
import { deeper } from './texts/en-US/deeper.ts'
import { former } from './texts/en-US/former.ts'
import { productScore } from './texts/en-US/product-score.ts'
import { rights } from './texts/en-US/rights.ts'
import { swot } from './texts/en-US/swot.ts'
import { whatIf } from './texts/en-US/what-if.ts'
import type { asinZhCN } from './texts.asin.zh-CN.ts'

export const asinEnUS = { ...deeper, ...former, ...swot, ...productScore, ...rights, ...whatIf } satisfies Record<
  keyof typeof asinZhCN,
  string
>
