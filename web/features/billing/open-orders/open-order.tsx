import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatPrice } from '#contracts/model/price.ts'
import { timeOfDay } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { payOrder, refresh } from '../payment/pay.ts'
import { takeBackOrder } from '../payment/take-back.ts'
import classes from './open-orders.module.css'
import type { OrderRow } from './use-open-orders.ts'

interface OpenOrderProps {
  row: OrderRow
  /** Runs with the click that opens the payment. */
  onPay?: (() => void) | undefined
  /** Runs when nothing was left to pay. */
  onComplete: () => void
}

/** An order that waits for money: what it is, and how to pay it or to take it back. */
export function OpenOrder({ row, onPay, onComplete }: OpenOrderProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const [leaving, setLeaving] = useState(false)
  const { no, tag, number, amount, currency, expires_at, provider } = row
  const name = `${tag} × ${number}`
  const takeBack = async () => {
    setLeaving(true)
    const outcome = await takeBackOrder(no)
    setLeaving(false)
    if (outcome.is === 'takenBack') toast.success(t('taken'))
    else if (outcome.stands === 'credited') toast.success(t('paid'))
    else if (outcome.stands === 'created' || !outcome.stands) toast.refusal(t('notTaken'))
    else toast.refusal(t(outcome.stands === 'refunded' ? 'ended.refunded' : 'ended.closed'))
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
        <Button variant="default" aria-label={t('order.cancelFor', { name })} loading={leaving} onClick={takeBack}>
          {t('order.cancel')}
        </Button>
      </span>
    </li>
  )
}
