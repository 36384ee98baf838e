/** Report texts, source language. Keys are `group.name`. */
import { notes } from './texts/zh-CN/notes.ts'
import { price } from './texts/zh-CN/price.ts'
import { product } from './texts/zh-CN/product.ts'
import { sales } from './texts/zh-CN/sales.ts'
import { sections } from './texts/zh-CN/sections.ts'
import { words } from './texts/zh-CN/words.ts'

export const zhCN = {
  ...sections,
  ...words,
  ...notes,
  ...product,
  ...sales,
  ...price,
} as const
