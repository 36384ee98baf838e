import { Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { type MarketQuery, marketConfirmPath } from '../confirm-path.ts'
import classes from './niche.module.css'
import { type Niche, NicheFacts } from './niche-facts.tsx'

export function NicheChoice({ niches, query }: { niches: readonly Niche[]; query: MarketQuery }) {
  const { t } = useTranslation('reports')
  return (
    <section aria-labelledby="niches">
      <div className={classes.intro}>
        <h2 id="niches">{t('market.choose', { found: niches.length, keyword: query.keyword })}</h2>
        <p>{t('market.chooseHint')}</p>
      </div>
      <ul className={classes.choice}>
        {niches.map((niche) => (
          <li key={niche.nicheId}>
            <Link href={marketConfirmPath({ ...query, nicheId: niche.nicheId })} className={classes.option}>
              <NicheFacts niche={niche} brief />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WAITING = ['a', 'b', 'c', 'd']

export const NicheChoiceSkeleton = () => (
  <div className={classes.choice}>
    {WAITING.map((option) => (
      <Skeleton key={option} height={244} radius="lg" />
    ))}
  </div>
)
