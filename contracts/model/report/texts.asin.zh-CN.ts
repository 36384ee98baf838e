/** Texts that only reports of an ASIN use, source language. */
import { deeper } from './texts/zh-CN/deeper.ts'
import { former } from './texts/zh-CN/former.ts'
import { productScore } from './texts/zh-CN/product-score.ts'
import { rights } from './texts/zh-CN/rights.ts'
import { swot } from './texts/zh-CN/swot.ts'
import { whatIf } from './texts/zh-CN/what-if.ts'

export const asinZhCN = { ...deeper, ...former, ...swot, ...productScore, ...rights, ...whatIf } as const
