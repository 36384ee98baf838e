import type { searchTerms } from '#contracts/api/search-terms.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { useGrouping } from '#web/kit/session.ts'
import trend from '../parts/trend-chart.module.css'

/** Amazon's rank of each week, the newest first. */
export function RankTable({ weeks }: Pick<Output<typeof searchTerms.history>, 'weeks'>) {
  const { t } = useTranslation('search-terms')
  const grouping = useGrouping()
  return (
    <div className={trend.trend}>
      <Folded label={t('history.ranks')}>
        <dl>
          {weeks.toReversed().map(({ first, rank }) => (
            <div key={first}>
              <dt>{first}</dt>
              <dd>{rank === null ? DASH : `#${formatCount(rank, grouping)}`}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </div>
  )
}
