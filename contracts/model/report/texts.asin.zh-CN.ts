/** Texts that only reports of an ASIN say, source language. */
import { productScore } from './texts/zh-CN/product-score.ts'
import { rights } from './texts/zh-CN/rights.ts'
import { whatIf } from './texts/zh-CN/what-if.ts'

export const asinZhCN = { ...productScore, ...rights, ...whatIf } as const
