import { RISK_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'

export const RiskTag = ({ risk }: { risk: Risk }) => (
  <Tag tone={RISK_TONES[risk]}>{RISK_NAMES[useLanguage()][risk]}</Tag>
)
