/** Names of risks, statuses, uses and stages, shared by pages, PDFs and reports. */
import type { Language } from '../language.ts'
import type { LegalStatus } from './legal-status.ts'
import type { EnforcementCase } from './patent.ts'
import type { Risk } from './risk.ts'
import type { Use } from './trademark.ts'

type Names<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export const RISK_NAMES: Names<Risk> = {
  'zh-CN': { high: '高风险', medium: '中风险', low: '低风险', none: '权利已失效' },
  'en-US': { high: 'High risk', medium: 'Medium risk', low: 'Low risk', none: 'No longer in force' },
}

export const STATUS_NAMES: Names<LegalStatus> = {
  'zh-CN': {
    pending: '审查中',
    inForce: '有效',
    expired: '期满失效',
    lapsed: '提前失效',
    invalidated: '已宣告无效',
    unknown: '状态未知',
  },
  'en-US': {
    pending: 'Pending',
    inForce: 'In force',
    expired: 'Expired',
    lapsed: 'Lapsed',
    invalidated: 'Invalidated',
    unknown: 'Status unknown',
  },
}

/** How a listing uses the words of a mark. */
export const USE_NAMES: Names<Use> = {
  'zh-CN': { name: '作为名称使用', commonWord: '普通词汇', compatibility: '说明兼容性' },
  'en-US': { name: 'Used as a name', commonWord: 'Common word', compatibility: 'Compatibility statement' },
}

export const STAGE_NAMES: Names<EnforcementCase['stage']> = {
  'zh-CN': {
    filed: '已立案',
    sealed: '隐匿立案',
    troGranted: '已颁发临时限制令（TRO）',
    injunction: '已颁发初步禁令',
    settled: '已和解',
    default: '缺席判决',
    dismissed: '已撤诉或驳回',
  },
  'en-US': {
    filed: 'Filed',
    sealed: 'Filed under seal',
    troGranted: 'TRO granted',
    injunction: 'Preliminary injunction',
    settled: 'Settled',
    default: 'Default judgment',
    dismissed: 'Dismissed',
  },
}
