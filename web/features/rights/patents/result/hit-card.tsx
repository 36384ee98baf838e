import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { MatchCard } from '../../parts/match-card.tsx'
import { riskOfHit } from '../../parts/thresholds.ts'
import type { Hit } from './hit.ts'

interface HitCardProps {
  hit: Hit
  /** URL of the searched picture. */
  picture: string | null
  thresholds: Thresholds
  onOpen: () => void
}

export function HitCard({ hit, picture, thresholds, onOpen }: HitCardProps) {
  const { t } = useTranslation('patents')
  return (
    <MatchCard hit={hit} picture={picture} risk={riskOfHit(hit, thresholds)} onOpen={onOpen}>
      {hit.verdict && <Tag tone="plain">{t(`verdict.${hit.verdict}`)}</Tag>}
    </MatchCard>
  )
}
