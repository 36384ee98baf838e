import { Link } from 'wouter'
import type { productResearch } from '#contracts/api/product-research.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './research.module.css'
import { asinsPath } from './use-research.ts'

interface MissingAsinsProps {
  missing: Output<typeof productResearch.search>['missing']
  marketplace: Marketplace
}

/** The typed ASINs that the marketplace lacks, and where they are. */
export function MissingAsins({ missing, marketplace }: MissingAsinsProps) {
  const { t } = useTranslation('research')
  const language = useLanguage()
  const grouping = useGrouping()
  if (missing.length === 0) return null
  const place = marketplaces[marketplace].name[language]
  const others = new Map<Marketplace, string[]>()
  for (const { asin, elsewhere } of missing)
    for (const code of elsewhere) others.set(code, [...(others.get(code) ?? []), asin])
  return (
    <section className={classes.missing} aria-label={t('notFound.label')}>
      <p>
        {t('notFound.text', { total: formatCount(missing.length, grouping), place })}{' '}
        <span className={classes.asins}>{missing.map(({ asin }) => asin).join(' ')}</span>
      </p>
      {[...others].map(([code, asins]) => (
        <Link key={code} className={classes.link} href={asinsPath(asins, code)}>
          {t('notFound.elsewhere', {
            total: formatCount(asins.length, grouping),
            place: marketplaces[code].name[language],
          })}
        </Link>
      ))}
    </section>
  )
}
