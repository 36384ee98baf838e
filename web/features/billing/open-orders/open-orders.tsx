import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { OpenOrder } from './open-order.tsx'
import classes from './open-orders.module.css'
import { useOpenOrders } from './use-open-orders.ts'

export function OpenOrders({ onPay }: { onPay: () => void }) {
  const { t } = useTranslation('billing')
  const [, navigate] = useLocation()
  const rows = useOpenOrders()
  if (rows.length === 0) return null
  return (
    <section className={classes.region} aria-label={t('order.open')}>
      <h2 className={classes.heading}>{t('order.open')}</h2>
      <ul className={classes.orders}>
        {rows.map((row) => (
          <OpenOrder key={row.no} row={row} onPay={onPay} onComplete={() => navigate('/products')} />
        ))}
      </ul>
    </section>
  )
}
