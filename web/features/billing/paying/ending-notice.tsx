import { Button, Loader } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { isAboutCoupon } from '../checkout/checkout.rules.ts'
import { InTheWay } from '../open-orders/in-the-way.tsx'
import { cancelPayment, payOrder } from '../payment/pay.ts'
import { type Ending, isBeingCancelled } from '../payment/payment.machine.ts'
import { usePayment } from '../payment/payment.state.ts'
import classes from './paying.module.css'
import { useArriving } from './use-arriving.ts'

interface EndingNoticeProps {
  onComplete: () => void
  /** The coupon of what may be ordered now. */
  coupon: string
  /** Its field is in sight and says itself what is wrong with it. */
  withField?: boolean
}

/** How the latest payment ended without money, and how it can go on. */
export function EndingNotice({ onComplete, coupon, withField = false }: EndingNoticeProps) {
  const state = usePayment()
  if (isBeingCancelled(state)) return <Cancelling />
  const ending = 'ended' in state ? state.ended : undefined
  if (!ending || ending.how === 'paid') return null
  if (withField && ending.how === 'failed' && isAboutCoupon(ending.code)) return null
  return <Unpaid ending={ending} coupon={coupon} onComplete={onComplete} />
}

/** Whether it is cancelled is not known yet: it may have been paid this moment. */
function Cancelling() {
  const { t } = useTranslation('billing')
  const place = useArriving<HTMLParagraphElement>()
  return (
    <p ref={place} className={classes.cancelling} role="status" tabIndex={-1}>
      <Loader size="xs" />
      {t('after.cancelling')}
    </p>
  )
}

interface UnpaidProps {
  ending: Exclude<Ending, { how: 'paid' }>
  coupon: string
  onComplete: () => void
}

function Unpaid({ ending, coupon, onComplete }: UnpaidProps) {
  const { t } = useTranslation('billing')
  const place = useArriving<HTMLDivElement>()
  const open = 'order' in ending && ending.order ? { no: ending.order, provider: ending.provider } : undefined
  return (
    <div ref={place} className={classes.ending} tabIndex={-1}>
      {ending.how === 'failed' ? (
        <>
          <Notice tone="failure">{ending.text}</Notice>
          <InTheWay code={ending.code} coupon={coupon} onComplete={onComplete} />
        </>
      ) : (
        <Notice tone="warning">
          {ending.how === 'popupClosed' && !open ? t('after.nothing') : t(`ended.${ending.how}`)}
        </Notice>
      )}
      {open && (
        <span className={classes.ways}>
          <Button onClick={() => payOrder(open.no, open.provider, onComplete)}>{t('after.resume')}</Button>
          <Button variant="default" onClick={cancelPayment}>
            {t('order.cancel')}
          </Button>
        </span>
      )}
    </div>
  )
}
