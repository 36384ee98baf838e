import { useTranslation } from '#web/kit/i18n.ts'
import type { PlanKind } from './checkout.rules.ts'

const KINDS: readonly PlanKind[] = ['plans', 'packs']

export function usePlanKinds() {
  const { t } = useTranslation('billing')
  return { label: t('order.kinds'), tabs: KINDS.map((key) => ({ key, label: t(`order.${key}`) })) }
}
