import type { asinZhCN } from './texts.asin.zh-CN.ts'
import type { marketZhCN } from './texts.market.zh-CN.ts'
import type { zhCN } from './texts.zh-CN.ts'

/** A key of the report's texts. zh-CN, the source language, declares them; every other language must have the same. */
export type TextKey = keyof typeof zhCN | keyof typeof asinZhCN | keyof typeof marketZhCN
