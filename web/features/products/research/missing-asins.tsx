import { Link } from 'wouter'
import type { productResearch } from '#contracts/api/product-research.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { researchPath } from '#web/features/catalogue/public/research-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './research.module.css'
import type { MarketplaceData } from './use-research.ts'

export type MissingAsinsProps = Pick<Output<typeof productResearch.search>, 'missing' | 'marketplace' | 'data'>

/** The typed ASINs that the rows of the marketplace lack, and where they are. */
export function MissingAsins({ missing, marketplace, data }: MissingAsinsProps) {
  const { t } = useTranslation('research')
  const language = useLanguage()
  const grouping = useGrouping()
  const text = (name: 'text' | 'elsewhere', total: number, where: MarketplaceData) =>
    t(`notFound.${name}`, {
      total: formatCount(total, grouping),
      place: marketplaces[where.marketplace].name[language],
      data: t(`notFound.data.${where.data}`),
    })
  const others = new Map<string, { where: MarketplaceData; asins: string[] }>()
  for (const { asin, elsewhere } of missing)
    for (const where of elsewhere) {
      const key = `${where.marketplace} ${where.data}`
      others.set(key, { where, asins: [...(others.get(key)?.asins ?? []), asin] })
    }
  return (
    <section className={classes.missing} aria-label={t('notFound.label')}>
      <p>
        {text('text', missing.length, { marketplace, data })}{' '}
        <span className={classes.asins}>{missing.map(({ asin }) => asin).join(' ')}</span>
      </p>
      {[...others].map(([key, { where, asins }]) => (
        <Link key={key} className={classes.link} href={researchPath(asins, where.marketplace, where.data)}>
          {text('elsewhere', asins.length, where)}
        </Link>
      ))}
    </section>
  )
}
