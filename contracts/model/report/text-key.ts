import type { asinZhCN } from './texts.asin.zh-CN.ts'
import type { marketZhCN } from './texts.market.zh-CN.ts'
import type { zhCN } from './texts.zh-CN.ts'

/** A key of the report's texts. Chinese is the source: what it declares, every other language must have. */
export type TextKey = keyof typeof zhCN | keyof typeof asinZhCN | keyof typeof marketZhCN
