import { useTranslation } from '#web/kit/i18n.ts'
import { isCounted, type PlanRow } from './checkout.rules.ts'

/** The name of a plan, with the count of what is in it where that says something. */
export function usePlanName() {
  const { t } = useTranslation('billing')
  return (plan: PlanRow) =>
    isCounted(plan)
      ? t('plan.counted', { tag: plan.tag, num: plan.num.toLocaleString('en-US'), unit: plan.type.unit_text })
      : plan.tag
}
