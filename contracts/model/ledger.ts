/** What an entry of the ledger is called, on the page and in the files that leave it. */
import type { Language } from './language.ts'

export const LEDGER_KINDS = ['purchase', 'charge', 'refund', 'gift', 'adjustment'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/**
 * What moved the balance: a report, a search of patents, an infringement query, an order, its money going back, the registration, the sample world, somebody who set
 * something right.
 */
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

/** What moved the balance, in parts. */
export interface LedgerCause {
  type: (typeof CAUSES)[number]
  report: number | null
  /** Of an ASIN report; null when it was deleted. */
  asin: string | null
  /** Of a market report; null when it was deleted. */
  niche: { id: string; title: string } | null
  marketplace: string | null
  /** How often the report had been made before. */
  remade: number
  order: string | null
}

/**
 * Reads the cause as the ledger keeps it: `report:12:1`, `patentQuery:7`, `tortQuery:7`, `order:2026…`, `orderRefund:2026…:1000`, `registration:7`. What
 * it does not know is a correction.
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
  /** Name of the file, before the day. */
  file: string
}

/** Both languages together: thirty short words, less than the address of another file. */
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

/** The cause in words: `ASIN 分析报告 B0SAMPLE01 (US)`. */
export function causeText(cause: LedgerCause, language: Language): string {
  const words = ledgerWords[language]
  if (cause.type !== 'report') return words[cause.type]
  const again = cause.remade > 0
  if (cause.niche)
    return `${again ? words.marketRemade : words.marketMade}${words.colon}${cause.niche.title} (${cause.marketplace})`
  const report = again ? words.remade : words.made
  return cause.asin ? `${report}${words.colon}${cause.asin} (${cause.marketplace})` : `${report} ${words.deleted}`
}
