import { actions } from './texts/en-US/actions.ts'
import { around } from './texts/en-US/around.ts'
import { columns } from './texts/en-US/columns.ts'
import { compare } from './texts/en-US/compare.ts'
import { drawing } from './texts/en-US/drawing.ts'
import { fees } from './texts/en-US/fees.ts'
import { keywords } from './texts/en-US/keywords.ts'
import { listing } from './texts/en-US/listing.ts'
import { notes } from './texts/en-US/notes.ts'
import { price } from './texts/en-US/price.ts'
import { product } from './texts/en-US/product.ts'
import { profit } from './texts/en-US/profit.ts'
import { ratings } from './texts/en-US/ratings.ts'
import { rivals } from './texts/en-US/rivals.ts'
import { sales } from './texts/en-US/sales.ts'
import { sections } from './texts/en-US/sections.ts'
import { sources } from './texts/en-US/sources.ts'
import { traffic } from './texts/en-US/traffic.ts'
import { words } from './texts/en-US/words.ts'
import { writer } from './texts/en-US/writer.ts'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
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
} satisfies Record<keyof typeof zhCN, string>
