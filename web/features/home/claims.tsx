import { useTranslation } from '#web/kit/i18n.ts'
import classes from './claims.module.css'

const CLAIMS = ['skus', 'dimensions', 'markets', 'entrances'] as const

/**
 * Figures from the product brochure (SPEC section 1). The page states this source, because an offline installation has
 * only sample data.
 */
export function Claims() {
  const { t } = useTranslation('home')
  return (
    <section className={classes.claims} aria-labelledby="claims">
      <h2 id="claims">{t('claims.title')}</h2>
      <dl>
        {CLAIMS.map((claim) => (
          <div key={claim}>
            <dt>{t(`claims.${claim}.name`)}</dt>
            <dd>{t(`claims.${claim}.value`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('claims.source')}</p>
    </section>
  )
}
