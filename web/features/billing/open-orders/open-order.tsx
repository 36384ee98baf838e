import { Button } from '@mantine/core'
import { billing } from '#contracts/api/billing.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useChange } from '#web/api/queries.ts'
import { timeOfDay } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { payOrder, tellChange } from '#web/kit/payment/pay.ts'
import { toast } from '#web/kit/toast.ts'
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
  const cancel = useChange(billing.cancelOrder)
  const { no, tag, number, amount, currency, expires_at, provider } = row
  const name = `${tag} × ${number}`
  const takeBack = () =>
    cancel.mutate(
      { body: { no } },
      { onSuccess: () => toast.success(t('taken')), onError: toast.failure, onSettled: tellChange },
    )
  return (
    <li className={classes.order}>
      <p className={classes.name}>
        {name}
        <small>{t('order.until', { time: timeOfDay(expires_at) })}</small>
      </p>
      <strong className={classes.amount}>{formatPrice(amount, currency)}</strong>
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
        <Button
          variant="default"
          aria-label={t('order.cancelFor', { name })}
          loading={cancel.isPending}
          onClick={takeBack}
        >
          {t('order.cancel')}
        </Button>
      </span>
    </li>
  )
}
