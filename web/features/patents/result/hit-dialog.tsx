import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { RiskTag } from '#web/kit/rights/risk-tag.tsx'
import { Similarity } from '#web/kit/rights/similarity.tsx'
import { PatentDialog } from '../detail/patent-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { riskOfHit } from './hit.ts'
import classes from './result.module.css'
import { VerdictForm } from './verdict-form.tsx'

interface HitDialogProps {
  id: number | null
  queryId: string
  picture: string | null
  thresholds: Thresholds
  onClose: () => void
}

/** A patent that was found, over the list: compared with the searched picture, judged, and with all that is known of it. */
export function HitDialog({ picture, queryId, thresholds, ...dialog }: HitDialogProps) {
  const { t } = useTranslation('patents')
  return (
    <PatentDialog queryId={queryId} {...dialog}>
      {(patent) => {
        const risk = riskOfHit(patent, thresholds)
        return (
          <>
            {patent.similarity !== null && (
              <p className={classes.measure}>
                <span className={classes.caption}>{t('result.similarity')}</span>
                <Similarity value={patent.similarity} />
                {risk && <RiskTag risk={risk} />}
                <span className={classes.second}>{risk && t(`meaning.${risk}`)}</span>
              </p>
            )}
            {picture !== null && <Comparison key={patent.id} patent={patent} picture={picture} />}
            <VerdictForm key={`${patent.id} verdict`} patent={patent} queryId={queryId} />
          </>
        )
      }}
    </PatentDialog>
  )
}
