import { failures } from '#contracts/core/failures.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { OpenOrder } from './open-order.tsx'
import classes from './open-orders.module.css'
import { useOpenOrders } from './use-open-orders.ts'

interface BlockingOrdersProps {
  code: number
  /** The rejected coupon; empty if there is none. */
  coupon: string
  onPay?: (() => void) | undefined
  onComplete: () => void
}

/**
 * Lists the open orders that block a new order: the one that already uses the same coupon, or all open orders if there
 * are too many. The user can pay or cancel each of them.
 */
export function BlockingOrders({ code, coupon, onPay, onComplete }: BlockingOrdersProps) {
  const { t } = useTranslation('billing')
  const isCouponHeld = code === failures.couponUsed.code
  const hasTooMany = code === failures.tooManyOrders.code
  const rows = useOpenOrders(isCouponHeld || hasTooMany).filter((row) => hasTooMany || row.coupon === coupon)
  if (rows.length === 0) return null
  return (
    <div className={classes.inTheWay}>
      {isCouponHeld && <p>{t('order.heldBy')}</p>}
      <ul className={classes.orders}>
        {rows.map((row) => (
          <OpenOrder key={row.no} row={row} onPay={onPay} onComplete={onComplete} />
        ))}
      </ul>
    </div>
  )
}
