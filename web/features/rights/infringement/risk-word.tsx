import type { Risk } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { RiskTag } from '../parts/risk-tag.tsx'

/** The risk of a check or a part; null shows as unknown. */
export function RiskWord({ risk }: { risk: Risk | null }) {
  const { t } = useTranslation('infringement')
  return risk === null ? <Tag tone="plain">{t('unknown')}</Tag> : <RiskTag risk={risk} />
}
