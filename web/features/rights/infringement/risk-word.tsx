import type { Risk } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { RiskTag } from '../parts/risk-tag.tsx'

/** How risky a product is, or one part of the check; null is what could not be told, and is said as that. */
export function RiskWord({ risk }: { risk: Risk | null }) {
  const { t } = useTranslation('infringement')
  return risk === null ? <Tag tone="plain">{t('unknown')}</Tag> : <RiskTag risk={risk} />
}
