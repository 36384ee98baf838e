import type { TermOrigin } from '../../api/keyword-lists.ts'
import type { Language } from '../language.ts'

interface ListExportTexts {
  file: string
  tags: string
  origin: string
  detail: string
  addedAt: string
  origins: Record<TermOrigin, string>
}

/** Heads of exported columns that only lists of terms have, and how files and screens name where a term was collected. */
export const LIST_EXPORT_TEXTS: Readonly<Record<Language, ListExportTexts>> = {
  'zh-CN': {
    file: '词库',
    tags: '标签',
    origin: '来源',
    detail: '来源说明',
    addedAt: '收录时间',
    origins: { mining: '关键词挖掘', reverse: '关键词反查', searchTerms: 'ABA 数据', typed: '手动输入' },
  },
  'en-US': {
    file: 'Keyword list',
    tags: 'Tags',
    origin: 'Collected in',
    detail: 'Found by',
    addedAt: 'Added',
    origins: { mining: 'Keyword mining', reverse: 'Reverse ASIN', searchTerms: 'ABA search terms', typed: 'Typed' },
  },
}
