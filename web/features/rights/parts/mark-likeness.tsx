import type { Risk } from '#contracts/model/rights/risk.ts'
import type { Reason } from '#contracts/model/rights/trademark.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './rights.module.css'
import { Similarity } from './similarity.tsx'

interface MarkLikenessProps {
  mark: { similarity: number; reasons: readonly Reason[]; risk: Risk }
}

export function MarkLikeness({ mark: { similarity, reasons, risk } }: MarkLikenessProps) {
  const { t } = useTranslation('rights')
  return (
    <span className={classes.likeness}>
      <Similarity value={similarity} risk={risk} />
      <small>{reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}</small>
    </span>
  )
}
