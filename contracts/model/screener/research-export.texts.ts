import type { Language } from '../language.ts'

/** Heads of the columns that the file of a product research has besides those of a product list. */
export const RESEARCH_EXPORT_TEXTS: Readonly<
  Record<Language, Record<'organicShare' | 'adShare' | 'topKeyword' | 'topShare' | 'shared' | 'file', string>>
> = {
  'zh-CN': {
    organicShare: '自然流量占比',
    adShare: '广告流量占比',
    topKeyword: '主要流量词',
    topShare: '流量占比',
    shared: '共同流量词数',
    file: '商品调研',
  },
  'en-US': {
    organicShare: 'Organic traffic share',
    adShare: 'Ad traffic share',
    topKeyword: 'Top keyword',
    topShare: 'Traffic share',
    shared: 'Shared keywords',
    file: 'Product research',
  },
}
