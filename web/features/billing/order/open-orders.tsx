import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { billing, type Order, type ProviderName } from '#contracts/api/billing.ts'
import type { Static } from '#contracts/core/schema.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useCall, useChange } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { payOrder } from '#web/kit/payment/pay.ts'
import { toast } from '#web/kit/toast.ts'
import classes from './open-orders.module.css'

type OrderRow = Static<typeof Order>

/** Orders that wait for money. Nothing where none does. */
export function OpenOrders({ onPay }: { onPay: () => void }) {
  const { t } = useTranslation('billing')
  const { data, refetch } = useCall(billing.orders, { body: { state: 'created', size: 20 } })
  if (!data || data.row.length === 0) return null
  return (
    <section className={classes.orders} aria-label={t('order.open')}>
      <h2 className={classes.heading}>{t('order.open')}</h2>
      <ul>
        {data.row.map((row) => (
          <OpenOrder key={row.no} row={row} onPay={onPay} onChange={() => void refetch()} />
        ))}
      </ul>
    </section>
  )
}

function OpenOrder({ row, onPay, onChange }: { row: OrderRow; onPay: () => void; onChange: () => void }) {
  const { t } = useTranslation('billing')
  const [, navigate] = useLocation()
  const cancel = useChange(billing.cancelOrder)
  const { no, tag, number, amount, currency, expires_at, provider } = row
  const takeBack = () =>
    cancel.mutate(
      { body: { no } },
      { onSuccess: () => toast.success(t('order.cancelled')), onError: toast.failure, onSettled: onChange },
    )
  const pay = (way: ProviderName) => {
    payOrder(no, way, () => navigate('/products'))
    onPay()
  }
  return (
    <li>
      <p className={classes.name}>
        {tag} × {number}
        <small>{t('order.until', { time: moment(expires_at) })}</small>
      </p>
      <strong className={classes.amount}>{formatPrice(amount, currency)}</strong>
      <span className={classes.actions}>
        {provider !== 'none' && <Button onClick={() => pay(provider)}>{t('order.goPay')}</Button>}
        <Button variant="default" loading={cancel.isPending} onClick={takeBack}>
          {t('order.cancel')}
        </Button>
      </span>
    </li>
  )
}
