import { Link } from 'wouter'
import type { Pulse } from '#contracts/api/home.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatRoughMoney, minorUnits } from '#contracts/model/money.ts'
import { formatChange, formatCount } from '#contracts/model/number.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './dashboard.module.css'

export function PulseCard({ pulse }: { pulse: Pulse }) {
  const { t } = useTranslation('dashboard')
  const grouping = useGrouping()
  const { marketplace, data, month, products, unitsChange, compared } = pulse
  return (
    <div className={classes.pulse}>
      <Card title={t('pulse.title', { marketplace })}>
        <p className={classes.meta}>
          {data === 'sample' && <Tag tone="sample">{t('pulse.sample')}</Tag>}
          <span>{t('pulse.products', { total: formatCount(products, grouping) })}</span>
          {unitsChange !== null && month !== null && (
            <span>
              {t('pulse.median', {
                month,
                change: formatChange(unitsChange, grouping),
                total: formatCount(compared, grouping),
              })}
            </span>
          )}
        </p>
        <div className={classes.lists}>
          <Categories pulse={pulse} />
          <Movers pulse={pulse} />
        </div>
        <p className={classes.more}>
          <Link href="/select/product">{t('pulse.toProducts')}</Link>
          <Link href="/products/hot-market">{t('pulse.toMarkets')}</Link>
        </p>
      </Card>
    </div>
  )
}

function Categories({ pulse: { categories, marketplace } }: { pulse: Pulse }) {
  const { t } = useTranslation('dashboard')
  const grouping = useGrouping()
  return (
    <section aria-labelledby="pulse-categories">
      <h3 id="pulse-categories">{t('pulse.categories')}</h3>
      {categories.length === 0 && <p className={classes.hint}>{t('pulse.noCategories')}</p>}
      <ul className={classes.rows}>
        {categories.map(({ id, path, products, revenue, revenueChange }) => (
          <li key={id} className={classes.line}>
            <span className={classes.name} title={path.join(' › ')}>
              {path.at(-1)}
              <small>{t('pulse.of', { total: formatCount(products, grouping) })}</small>
            </span>
            <span className={classes.number}>
              {formatRoughMoney(minorUnits(revenue, marketplace), marketplace, grouping)}
            </span>
            <span className={classes.number} data-tone={revenueChange < 0 ? 'bad' : 'good'}>
              {formatChange(revenueChange, grouping)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Movers({ pulse: { movers, marketplace } }: { pulse: Pulse }) {
  const { t } = useTranslation('dashboard')
  const grouping = useGrouping()
  return (
    <section aria-labelledby="pulse-movers">
      <h3 id="pulse-movers">{t('pulse.movers')}</h3>
      {movers.length === 0 && <p className={classes.hint}>{t('pulse.noMovers')}</p>}
      <ul className={classes.rows}>
        {movers.map(({ asin, title, rank, rankBefore }) => (
          <li key={asin} className={classes.line}>
            <Link
              className={classes.name ?? ''}
              title={title}
              href={productPath(asin, marketplace)}
              lang={marketplaces[marketplace].language}
            >
              {title}
            </Link>
            <span className={classes.number}>
              #{formatCount(rankBefore, grouping)} → #{formatCount(rank, grouping)}
            </span>
            <span className={classes.number} data-tone={rank < rankBefore ? 'good' : 'bad'}>
              {rank < rankBefore ? t('pulse.better') : t('pulse.worse')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
