import type { Risk } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'

const TONES: Record<Risk, TagTone> = { high: 'bad', medium: 'warn', low: 'good', none: 'plain' }

/** How risky a likeness is, in a word. */
export function RiskTag({ risk }: { risk: Risk }) {
  const { t } = useTranslation('rights')
  return <Tag tone={TONES[risk]}>{t(`risk.${risk}`)}</Tag>
}
