import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { type PlanRow, showsCount } from './checkout.rules.ts'

export function usePlanName() {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  return ({ tag, num, type }: PlanRow) =>
    showsCount({ num, type }) ? t('plan.counted', { tag, num: formatCount(num, grouping), unit: type.unit_text }) : tag
}
