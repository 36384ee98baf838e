import { Button, Loader } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { cancelPayment, payOrder } from '#web/kit/payment/pay.ts'
import type { PaymentState } from '#web/kit/payment/payment.rules.ts'
import classes from './paying.module.css'
import { useArriving } from './use-arriving.ts'

interface WaitingViewProps {
  state: Exclude<PaymentState, { is: 'idle' }>
  onComplete: () => void
}

/** While somebody pays in the other window. */
export function WaitingView({ state, onComplete }: WaitingViewProps) {
  const { t } = useTranslation('billing')
  const { is, provider, order } = state
  const place = useArriving<HTMLDivElement>()
  return (
    <div ref={place} className={classes.view} role="status" tabIndex={-1}>
      <Loader size="md" />
      <p className={classes.title}>{t(is === 'waiting' ? 'waiting.title' : 'waiting.opening')}</p>
      <p className={classes.text}>{t('waiting.text')}</p>
      <div className={classes.actions}>
        <Button disabled={!order} onClick={() => order && payOrder(order, provider, onComplete)} variant="default">
          {t('waiting.reopen')}
        </Button>
        <Button variant="subtle" color="gray" onClick={cancelPayment}>
          {t('waiting.cancel')}
        </Button>
      </div>
    </div>
  )
}
