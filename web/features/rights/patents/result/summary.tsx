import { patents } from '#contracts/api/rights/patents.ts'
import { formatCount } from '#contracts/model/number.ts'
import { percentOf, type Thresholds } from '#contracts/model/rights/risk.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { mostAlike } from './asked.ts'
import { summaryOf } from './hit.ts'
import classes from './summary.module.css'

/** The answer to the search in one line, by the reader's thresholds: how many patents are a risk, or how far off the closest is. */
export function Summary({ queryId, thresholds }: { queryId: string; thresholds: Thresholds }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  // What the first page of an unfiltered result asks too, so mostly nothing is asked for twice.
  const { data } = useCall(patents.getPatentInfo, { body: mostAlike(queryId) })
  const summary = data && summaryOf(data, thresholds)
  if (!summary) return null
  const { risk, count, top, more } = summary
  const shown = formatCount(count, language)
  const medium = `${percentOf(thresholds.medium)}%`
  return (
    <section className={classes.summary} data-risk={risk} aria-label={t('summary.label')}>
      <p>
        <strong>
          {t(`summary.${risk}`, { count: more ? t('summary.atLeast', { count: shown }) : shown, medium })}
        </strong>
      </p>
      <p>{t(`summary.${risk}Hint`, { top: `${percentOf(top)}%` })}</p>
    </section>
  )
}
