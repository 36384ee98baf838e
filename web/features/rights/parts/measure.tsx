import type { Risk } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './measure.module.css'
import { RiskTag } from './risk-tag.tsx'
import { Similarity } from './similarity.tsx'

interface MeasureProps {
  similarity: number
  risk: Risk | null
  /** Adds a sentence about the meaning of the risk. */
  explained?: boolean
}

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
