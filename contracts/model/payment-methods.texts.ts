import type { ProviderName } from '../api/payment-providers.ts'
import type { Language } from './language.ts'

/** Payment methods, on pages and receipts. */
export const METHOD_NAMES: Readonly<Record<Language, Readonly<Record<ProviderName | 'none', string>>>> = {
  'zh-CN': { alipay: '支付宝', stripe: '银行卡', none: '无需支付' },
  'en-US': { alipay: 'Alipay', stripe: 'Card', none: 'No payment needed' },
}

/** Payment providers, for developers. */
export const PROVIDER_NAMES: Readonly<Record<Language, Readonly<Record<ProviderName, string>>>> = {
  'zh-CN': { alipay: '支付宝', stripe: 'Stripe' },
  'en-US': { alipay: 'Alipay', stripe: 'Stripe' },
}
