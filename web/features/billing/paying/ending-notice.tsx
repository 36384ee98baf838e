import { Button, Loader } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { isAboutCoupon } from '../checkout/checkout.rules.ts'
import { BlockingOrders } from '../open-orders/blocking-orders.tsx'
import { cancelPayment, payOrder } from '../payment/pay.ts'
import { type Ending, isCancelling } from '../payment/payment.machine.ts'
import { usePayment } from '../payment/payment.state.ts'
import classes from './paying.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface EndingNoticeProps {
  onComplete: () => void
  coupon: string
  /** True if the coupon field is visible. The field shows coupon failures itself. */
  withField?: boolean
}

/** Shows why the latest payment did not succeed, with buttons to resume or cancel its order. */
export function EndingNotice({ onComplete, coupon, withField = false }: EndingNoticeProps) {
  const state = usePayment()
  if (isCancelling(state)) return <Cancelling />
  const ending = 'ended' in state ? state.ended : undefined
  if (!ending || ending.how === 'paid') return null
  if (withField && ending.how === 'failed' && isAboutCoupon(ending.code)) return null
  return <Unpaid ending={ending} coupon={coupon} onComplete={onComplete} />
}

/** Does not say "cancelled" yet, because the user may have paid at the same moment. */
function Cancelling() {
  const { t } = useTranslation('billing')
  const element = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={element} className={classes.cancelling} role="status" tabIndex={-1}>
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
  const element = useFocusOnMount<HTMLDivElement>()
  const open = 'order' in ending && ending.order ? { no: ending.order, provider: ending.provider } : undefined
  return (
    <div ref={element} className={classes.ending} tabIndex={-1}>
      {ending.how === 'failed' ? (
        <>
          <Notice tone="failure">{ending.text}</Notice>
          <BlockingOrders code={ending.code} coupon={coupon} onComplete={onComplete} />
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
