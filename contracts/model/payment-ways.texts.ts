import type { ProviderName } from '../api/billing.ts'
import type { Language } from './language.ts'

/** What pages and receipts call the ways to pay. */
export const WAY_NAMES: Readonly<Record<Language, Readonly<Record<ProviderName, string>>>> = {
  'zh-CN': { alipay: '支付宝', stripe: '银行卡' },
  'en-US': { alipay: 'Alipay', stripe: 'Card' },
}
