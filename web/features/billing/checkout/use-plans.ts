import { billing } from '#contracts/api/billing.ts'
import { useCall } from '#web/api/queries.ts'
import { useLanguage } from '#web/kit/session.ts'
import { PLAN_TYPES, type PlanKind } from './checkout.rules.ts'

/** Loads the plans with prices in CNY for Chinese and in USD for English (SPEC section 7). */
export function usePlans(kind: PlanKind) {
  const lang = useLanguage() === 'zh-CN' ? 0 : 1
  return useCall(billing.plans, { body: { lang, type: PLAN_TYPES[kind] } })
}
