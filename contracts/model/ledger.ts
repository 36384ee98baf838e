/** Names of ledger entries, for pages and exported files. */
import type { Language } from './language.ts'

export const LEDGER_KINDS = ['purchase', 'charge', 'refund', 'gift', 'adjustment'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** `sample`: the starting balance of a sample account; `correction`: a manual adjustment. */
export const CAUSES = [
  'report',
  'patentQuery',
  'tortQuery',
  'order',
  'orderRefund',
  'registration',
  'sample',
  'correction',
] as const

export interface LedgerCause {
  type: (typeof CAUSES)[number]
  report: number | null
  /** ASIN of an ASIN report; null if the report was deleted. */
  asin: string | null
  /** Niche of a market report; null if the report was deleted. */
  niche: { id: string; title: string } | null
  marketplace: string | null
  /** How many earlier versions the report has. */
  remade: number
  order: string | null
}

/**
 * Parses a stored cause: `report:12:1`, `patentQuery:7`, `tortQuery:7`, `order:2026…`, `orderRefund:2026…:1000`,
 * `registration:7`. Any other text is a correction.
 */
export function parseCause(text: string): Pick<LedgerCause, 'type' | 'report' | 'remade' | 'order'> {
  const [word = '', subject = '', revision = ''] = text.split(':')
  const nothing = { report: null, remade: 0, order: null }
  if (word === 'report' && /^\d+$/.test(subject))
    return { ...nothing, type: 'report', report: Number(subject), remade: Math.max(0, Number(revision || 1) - 1) }
  if ((word === 'order' || word === 'orderRefund') && subject !== '') return { ...nothing, type: word, order: subject }
  if (word === 'registration' || word === 'sample' || word === 'patentQuery' || word === 'tortQuery')
    return { ...nothing, type: word }
  return { ...nothing, type: 'correction' }
}

interface Words {
  kinds: Record<LedgerKind, string>
  columns: Record<'time' | 'kind' | 'amount' | 'balance' | 'cause' | 'order', string>
  made: string
  remade: string
  marketMade: string
  marketRemade: string
  /** Between a report and its subject. */
  colon: string
  deleted: string
  patentQuery: string
  tortQuery: string
  order: string
  orderRefund: string
  registration: string
  sample: string
  correction: string
  /** File name, before the day. */
  file: string
}

/** Both languages in one file: thirty short words do not pay for a second request. */
export const ledgerWords: Record<Language, Words> = {
  'zh-CN': {
    kinds: { purchase: '购买', charge: '消耗', refund: '退回', gift: '赠送', adjustment: '调整' },
    columns: { time: '时间', kind: '类型', amount: '算力变动', balance: '变动后余额', cause: '事由', order: '订单号' },
    made: 'ASIN 分析报告',
    remade: '更新 ASIN 分析报告',
    marketMade: '市场分析报告',
    marketRemade: '更新市场分析报告',
    colon: ' ',
    deleted: '（报告已删除）',
    patentQuery: '外观专利检索',
    tortQuery: '侵权查询',
    order: '购买套餐或算力包',
    orderRefund: '订单退款，扣回算力',
    registration: '注册赠送',
    sample: '样例账号初始算力',
    correction: '余额校正',
    file: '算力明细',
  },
  'en-US': {
    kinds: { purchase: 'Purchase', charge: 'Usage', refund: 'Refund', gift: 'Gift', adjustment: 'Adjustment' },
    columns: {
      time: 'Time',
      kind: 'Type',
      amount: 'Credits',
      balance: 'Balance',
      cause: 'Details',
      order: 'Order number',
    },
    made: 'ASIN analysis report',
    remade: 'ASIN report update',
    marketMade: 'Market analysis report',
    marketRemade: 'Market report update',
    colon: ': ',
    deleted: '(report deleted)',
    patentQuery: 'Design patent search',
    tortQuery: 'Infringement check',
    order: 'Plan or credit pack',
    orderRefund: 'Credits deducted for a refunded order',
    registration: 'Welcome gift',
    sample: 'Starting credits (sample account)',
    correction: 'Balance correction',
    file: 'credit-activity',
  },
}

/** `ASIN 分析报告 B0SAMPLE01 (US)`. */
export function causeText(cause: LedgerCause, language: Language): string {
  const words = ledgerWords[language]
  if (cause.type !== 'report') return words[cause.type]
  const again = cause.remade > 0
  if (cause.niche)
    return `${again ? words.marketRemade : words.marketMade}${words.colon}${cause.niche.title} (${cause.marketplace})`
  const report = again ? words.remade : words.made
  return cause.asin ? `${report}${words.colon}${cause.asin} (${cause.marketplace})` : `${report} ${words.deleted}`
}
