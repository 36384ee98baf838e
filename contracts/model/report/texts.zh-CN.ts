/** Report texts, source language. Keys are `group.name`. */
import { actions } from './texts/zh-CN/actions.ts'
import { around } from './texts/zh-CN/around.ts'
import { columns } from './texts/zh-CN/columns.ts'
import { compare } from './texts/zh-CN/compare.ts'
import { drawing } from './texts/zh-CN/drawing.ts'
import { fees } from './texts/zh-CN/fees.ts'
import { keywords } from './texts/zh-CN/keywords.ts'
import { listing } from './texts/zh-CN/listing.ts'
import { notes } from './texts/zh-CN/notes.ts'
import { price } from './texts/zh-CN/price.ts'
import { product } from './texts/zh-CN/product.ts'
import { profit } from './texts/zh-CN/profit.ts'
import { ratings } from './texts/zh-CN/ratings.ts'
import { rivals } from './texts/zh-CN/rivals.ts'
import { sales } from './texts/zh-CN/sales.ts'
import { sections } from './texts/zh-CN/sections.ts'
import { sources } from './texts/zh-CN/sources.ts'
import { traffic } from './texts/zh-CN/traffic.ts'
import { words } from './texts/zh-CN/words.ts'
import { writer } from './texts/zh-CN/writer.ts'

export const zhCN = {
  ...around,
  ...sections,
  ...words,
  ...columns,
  ...notes,
  ...fees,
  ...product,
  ...sales,
  ...price,
  ...traffic,
  ...keywords,
  ...rivals,
  ...ratings,
  ...profit,
  ...listing,
  ...actions,
  ...compare,
  ...writer,
  ...drawing,
  ...sources,
} as const
