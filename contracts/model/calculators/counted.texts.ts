import type { Language } from '../language.ts'

export const NOUNS = [
  'carton',
  'unit',
  'item',
  'itemCategory',
  'consignment',
  'container',
  'layer',
  'row',
  'day',
  'month',
] as const
/** What the calculators count. */
export type Noun = (typeof NOUNS)[number]

/** After one, and after any other number; Chinese has one form. */
export const NOUN_TEXTS: Readonly<Record<Language, Readonly<Record<Noun, { one: string; other: string }>>>> = {
  'zh-CN': {
    carton: { one: '箱', other: '箱' },
    unit: { one: '件', other: '件' },
    item: { one: '件', other: '件' },
    itemCategory: { one: '个品类', other: '个品类' },
    consignment: { one: '票', other: '票' },
    container: { one: '柜', other: '柜' },
    layer: { one: '层', other: '层' },
    row: { one: '行', other: '行' },
    day: { one: '天', other: '天' },
    month: { one: '个月', other: '个月' },
  },
  'en-US': {
    carton: { one: 'carton', other: 'cartons' },
    unit: { one: 'unit', other: 'units' },
    item: { one: 'item', other: 'items' },
    itemCategory: { one: 'item category', other: 'item categories' },
    consignment: { one: 'consignment', other: 'consignments' },
    container: { one: 'container', other: 'containers' },
    layer: { one: 'layer', other: 'layers' },
    row: { one: 'row', other: 'rows' },
    day: { one: 'day', other: 'days' },
    month: { one: 'month', other: 'months' },
  },
}
