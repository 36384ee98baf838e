import type { Risk } from '#contracts/model/rights/risk.ts'
import type { Reason } from '#contracts/model/rights/trademark.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './rights.module.css'
import { Similarity } from './similarity.tsx'

interface MarkSimilarityProps {
  mark: { similarity: number; reasons: readonly Reason[]; risk: Risk }
}

export function MarkSimilarity({ mark: { similarity, reasons, risk } }: MarkSimilarityProps) {
  const { t } = useTranslation('rights')
  return (
    <span className={classes.withReasons}>
      <Similarity value={similarity} risk={risk} />
      <small>{reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}</small>
    </span>
  )
}
