import type { Risk } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './measure.module.css'
import { RiskTag } from './risk-tag.tsx'
import { Similarity } from './similarity.tsx'

interface MeasureProps {
  similarity: number
  risk: Risk | null
  /** Says in a sentence what the risk means. */
  explained?: boolean
}

/** How alike a patent is to a picture, and how risky that is. */
export function Measure({ similarity, risk, explained = false }: MeasureProps) {
  const { t } = useTranslation('patent')
  return (
    <p className={classes.measure}>
      <span className={classes.caption}>{t('similarity')}</span>
      <Similarity value={similarity} risk={risk} />
      {risk && <RiskTag risk={risk} />}
      {risk && explained && <span className={classes.meaning}>{t(`meaning.${risk}`)}</span>}
    </p>
  )
}
