import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { isCounted, type PlanRow } from './checkout.rules.ts'

/** The name of a plan, with the count of what is in it where that says something; `short` is the count alone. */
export function usePlanName() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  return ({ tag, num, type }: PlanRow, short = false) => {
    if (!isCounted({ num, type })) return tag
    const count = { num: formatCount(num, language), unit: type.unit_text }
    return short ? t('plan.count', count) : t('plan.counted', { tag, ...count })
  }
}
