import type { Reason } from '#contracts/model/rights/trademark.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './rights.module.css'
import { Similarity } from './similarity.tsx'

/** How like a mark is to a name, and why in words. */
export function MarkLikeness({ similarity, reasons }: { similarity: number; reasons: readonly Reason[] }) {
  const { t } = useTranslation('rights')
  return (
    <span className={classes.likeness}>
      <Similarity value={similarity} />
      <small>{reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}</small>
    </span>
  )
}
