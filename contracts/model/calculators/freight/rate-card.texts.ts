/** Words of rate cards. `{name}` is a parameter. */
import type { Language } from '../../language.ts'

export const RATE_CARD_TEXTS = {
  'zh-CN': {
    allRegions: '全站点',
    until: '{from} 至 {to}',
    since: '{from} 起',
    own: '自有报价',
    quoted: '报价 {day}',
    undated: '无日期',
    undatedSince: '无日期（{day} 查得）',
    over: '已过期',
  },
  'en-US': {
    allRegions: 'Whole marketplace',
    until: '{from} to {to}',
    since: 'From {from}',
    own: 'Your quote',
    quoted: 'quoted {day}',
    undated: 'no date',
    undatedSince: 'No date (looked up {day})',
    over: 'Expired',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
