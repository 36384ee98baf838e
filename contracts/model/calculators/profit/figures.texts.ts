import type { Language } from '../../language.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export type ProfitFigure = 'net' | 'margin' | 'roi' | 'breakEvenAcos' | 'maxBid'

export const FIGURE_NAMES: Words<ProfitFigure> = {
  'zh-CN': {
    net: '净利润',
    margin: '净利率',
    roi: '投资回报率',
    breakEvenAcos: '盈亏平衡 ACOS',
    maxBid: '保本最高出价',
  },
  'en-US': {
    net: 'Net profit',
    margin: 'Net margin',
    roi: 'ROI',
    breakEvenAcos: 'Break-even ACOS',
    maxBid: 'Maximum bid',
  },
}

/** How each figure is computed. */
export const FIGURE_NOTES: Words<ProfitFigure> = {
  'zh-CN': {
    net: '收入减去全部已知费用',
    margin: '净利润 ÷ 售价',
    roi: '净利润 ÷（货品 + 头程 + 关税 + 进口税）',
    breakEvenAcos: '不计广告的净利润 ÷ 售价',
    maxBid: '售价 × 转化率 × 盈亏平衡 ACOS',
  },
  'en-US': {
    net: 'Income minus all known costs',
    margin: 'Net profit ÷ price',
    roi: 'Net profit ÷ (goods + freight + duty + import tax)',
    breakEvenAcos: 'Net profit before ads ÷ price',
    maxBid: 'Price × conversion rate × break-even ACOS',
  },
}

/** Why a figure is missing. */
export const FIGURE_GAPS: Words<'noBreakEven' | 'noConversion'> = {
  'zh-CN': { noBreakEven: '不投广告也亏损', noConversion: '填写转化率后得出' },
  'en-US': { noBreakEven: 'Loses money even without ads', noConversion: 'Needs a conversion rate' },
}
