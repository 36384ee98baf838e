import { useTranslation } from '#web/kit/i18n.ts'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** How many of the new products already sell at least the median of the sample. */
export function Newcomers({ detail: { newcomers, newMonths, marketplace } }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const { write } = useReader(marketplace)
  const { products, successful, medianUnits } = newcomers
  return (
    <section className={classes.card} aria-label={t('fresh.title')} data-spread="newcomers">
      <h3>{t('fresh.title')}</h3>
      {successful === null ? (
        <p className={classes.note}>{t('fresh.none', { count: newMonths })}</p>
      ) : (
        <>
          <p className={classes.big}>{write('share', products === 0 ? null : successful / products)}</p>
          <p className={classes.note}>
            {t('fresh.text', {
              successful: write('count', successful),
              products: write('count', products),
              months: newMonths,
              units: write('count', medianUnits),
            })}{' '}
            {t('fresh.caution')}
          </p>
        </>
      )}
    </section>
  )
}
