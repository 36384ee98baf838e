import { Button, Loader } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { payOrder } from '../payment/pay.ts'
import type { UnderWay } from '../payment/payment.machine.ts'
import classes from './paying.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface WaitingViewProps {
  state: UnderWay
  /** Whether to ask for confirmation before cancelling the payment. */
  asks: boolean
  onGoOn: () => void
  onCancel: () => void
  onComplete: () => void
}

export function WaitingView({ state, asks, onGoOn, onCancel, onComplete }: WaitingViewProps) {
  return asks ? (
    <Question onGoOn={onGoOn} onCancel={onCancel} />
  ) : (
    <Waiting state={state} onCancel={onCancel} onComplete={onComplete} />
  )
}

function Waiting({ state, onCancel, onComplete }: Pick<WaitingViewProps, 'state' | 'onCancel' | 'onComplete'>) {
  const { t } = useTranslation('billing')
  const { is, provider, order } = state
  const element = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={element} className={classes.view} role="status" tabIndex={-1}>
      <Loader size="md" />
      <p className={classes.title}>{t(is === 'waiting' ? 'waiting.title' : 'waiting.opening')}</p>
      <p className={classes.text}>{t('waiting.text')}</p>
      <div className={classes.actions}>
        <Button disabled={!order} onClick={() => order && payOrder(order, provider, onComplete)} variant="default">
          {t('waiting.reopen')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('waiting.cancel')}
        </Button>
      </div>
    </div>
  )
}

function Question({ onGoOn, onCancel }: Pick<WaitingViewProps, 'onGoOn' | 'onCancel'>) {
  const { t } = useTranslation('billing')
  const stay = useFocusOnMount<HTMLButtonElement>()
  return (
    <div className={classes.view} role="alert">
      <p className={classes.title}>{t('leaving.title')}</p>
      <p className={classes.text}>{t('leaving.text')}</p>
      <div className={classes.actions}>
        <Button ref={stay} onClick={onGoOn}>
          {t('leaving.goOn')}
        </Button>
        <Button variant="subtle" color="red" onClick={onCancel}>
          {t('leaving.cancel')}
        </Button>
      </div>
    </div>
  )
}
