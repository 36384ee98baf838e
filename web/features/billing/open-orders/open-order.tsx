import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatPrice } from '#contracts/model/price.ts'
import { timeOfDay } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { cancelOrder } from '../payment/cancel-order.ts'
import { payOrder, refresh } from '../payment/pay.ts'
import classes from './open-orders.module.css'
import type { OrderRow } from './use-open-orders.ts'

interface OpenOrderProps {
  row: OrderRow
  /** Runs in the click handler that starts the payment. */
  onPay?: (() => void) | undefined
  /** Runs when the order costs nothing. */
  onComplete: () => void
}

export function OpenOrder({ row, onPay, onComplete }: OpenOrderProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const [isCancelling, setIsCancelling] = useState(false)
  const { no, tag, number, amount, currency, expires_at, provider } = row
  const name = `${tag} × ${number}`
  const cancel = async () => {
    setIsCancelling(true)
    const outcome = await cancelOrder(no)
    setIsCancelling(false)
    if (outcome.is === 'orderCancelled') toast.success(t('taken'))
    else if (outcome.orderState === 'credited') toast.success(t('paid'))
    else if (outcome.orderState === 'created' || !outcome.orderState) toast.refusal(t('notTaken'))
    else toast.refusal(t(outcome.orderState === 'refunded' ? 'ended.refunded' : 'ended.closed'))
    refresh()
  }
  return (
    <li className={classes.order}>
      <p className={classes.name}>
        {name}
        <small>{t('order.until', { time: timeOfDay(expires_at) })}</small>
      </p>
      <strong className={classes.amount}>{formatPrice(amount, currency, grouping)}</strong>
      <span className={classes.actions}>
        {provider !== 'none' && (
          <Button
            aria-label={t('order.goPayFor', { name })}
            onClick={() => {
              payOrder(no, provider, onComplete)
              onPay?.()
            }}
          >
            {t('order.goPay')}
          </Button>
        )}
        <Button variant="default" aria-label={t('order.cancelFor', { name })} loading={isCancelling} onClick={cancel}>
          {t('order.cancel')}
        </Button>
      </span>
    </li>
  )
}
