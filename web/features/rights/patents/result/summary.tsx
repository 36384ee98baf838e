import { formatCount } from '#contracts/model/number.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { percentOf, type Thresholds } from '#contracts/model/rights/risk.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toneProps } from '#web/kit/parts/tone.ts'
import { useGrouping } from '#web/kit/session.ts'
import { MissingOffices } from '../../parts/missing-offices.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { mostSimilar } from './filters.ts'
import { summaryOf } from './hit.ts'
import classes from './summary.module.css'
import { useSearchResult } from './use-search-result.ts'

interface SummaryProps {
  queryId: string
  /** Target offices chosen on the page; by default the target offices of the search. */
  targets: Office[] | undefined
  thresholds: Thresholds
}

/**
 * Summarizes the search according to the user's thresholds: the number of risky designs, or the similarity of the
 * closest design.
 */
export function Summary({ queryId, targets, thresholds }: SummaryProps) {
  const { t } = useTranslation('patents')
  const grouping = useGrouping()
  // This equals the request for the first page without filters, so its response is usually cached.
  const { data } = useSearchResult(mostSimilar(queryId, targets))
  const summary = data && summaryOf(data, thresholds)
  if (!data || !summary) return null
  const { risk, count, top, more } = summary
  const shown = formatCount(count, grouping)
  const medium = `${percentOf(thresholds.medium)}%`
  return (
    <>
      <section
        {...toneProps(risk === 'unknown' ? 'plain' : RISK_TONES[risk], classes.summary)}
        aria-label={t('summary.label')}
      >
        <p>
          <strong>
            {t(`summary.${risk}`, { count: more ? t('summary.atLeast', { count: shown }) : shown, medium })}
          </strong>
        </p>
        <p>{t(`summary.${risk}Hint`, { top: `${percentOf(top)}%` })}</p>
      </section>
      <MissingOffices offices={data.missing} rights="patents" />
      {data.sample && risk !== 'high' && risk !== 'medium' && <SampleOnly />}
    </>
  )
}
