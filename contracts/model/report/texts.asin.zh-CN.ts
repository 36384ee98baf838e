/** Texts that only reports of an ASIN say, source language. */
import { rights } from './texts/zh-CN/rights.ts'
import { whatIf } from './texts/zh-CN/what-if.ts'

export const asinZhCN = { ...rights, ...whatIf } as const
