import type { Language } from '../language.ts'

/** Heads of the lines of a calculation in a table. */
export const TABLE_HEADS: Readonly<
  Record<Language, Readonly<Record<'item' | 'amount' | 'low' | 'high' | 'unit' | 'share' | 'formula', string>>>
> = {
  'zh-CN': {
    item: '项目',
    amount: '金额',
    low: '下限',
    high: '上限',
    unit: '单位',
    share: '占售价',
    formula: '计算方式',
  },
  'en-US': {
    item: 'Item',
    amount: 'Amount',
    low: 'Low',
    high: 'High',
    unit: 'Unit',
    share: 'Share of price',
    formula: 'How it is calculated',
  },
}
