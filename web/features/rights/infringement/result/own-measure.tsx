import { formatCount } from '#contracts/model/number.ts'
import { RISK_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { DEFAULT_THRESHOLDS, RISKS, type Risk, worstOf } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { ownThresholds, riskOfHit } from '../../parts/thresholds.ts'
import type { Check } from './use-check.ts'
import classes from './verdict.module.css'

/**
 * Says that the verdict ignores the user's own thresholds, and names the risk according to these thresholds. Warns if
 * that risk is higher than the verdict.
 */
export function OwnThresholdsNote({ result: { risk: verdict, patents } }: { result: Check['result'] }) {
  const { t } = useTranslation('infringement')
  const language = useLanguage()
  const grouping = useGrouping()
  const own = ownThresholds()
  const risk = own && worstOf(patents.row.map((hit) => riskOfHit(hit, own)))
  if (!own || !risk) return null
  const percent = (share: number) => `${formatCount(Math.round(share * 100), grouping)}%`
  const text = t('result.measure', {
    high: percent(DEFAULT_THRESHOLDS.high),
    medium: percent(DEFAULT_THRESHOLDS.medium),
    ownHigh: percent(own.high),
    ownMedium: percent(own.medium),
    risk: RISK_NAMES[language][risk],
  })
  return (
    <div className={classes.own}>{isWorse(risk, verdict) ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>}</div>
  )
}

/** Whether the risk is higher than the verdict. A medium or high risk also counts as worse than no verdict. */
const isWorse = (risk: Risk, verdict: Risk | null): boolean =>
  risk === 'high' || risk === 'medium' ? verdict === null || RISKS.indexOf(risk) < RISKS.indexOf(verdict) : false
