import { failures } from '#contracts/core/failures.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { OpenOrder } from './open-order.tsx'
import classes from './open-orders.module.css'
import { useOpenOrders } from './use-open-orders.ts'

interface InTheWayProps {
  /** The code of the refusal. */
  code: number
  /** The coupon that was refused; empty without one. */
  coupon: string
  onPay?: (() => void) | undefined
  onComplete: () => void
}

/** Open orders for which another one was refused: one that holds the coupon, or too many. Each is paid or taken back. */
export function InTheWay({ code, coupon, onPay, onComplete }: InTheWayProps) {
  const { t } = useTranslation('billing')
  const held = code === failures.couponUsed.code
  const tooMany = code === failures.tooManyOrders.code
  const rows = useOpenOrders(held || tooMany).filter((row) => tooMany || row.coupon === coupon)
  if (rows.length === 0) return null
  return (
    <div className={classes.inTheWay}>
      {held && <p>{t('order.heldBy')}</p>}
      <ul className={classes.orders}>
        {rows.map((row) => (
          <OpenOrder key={row.no} row={row} onPay={onPay} onComplete={onComplete} />
        ))}
      </ul>
    </div>
  )
}
