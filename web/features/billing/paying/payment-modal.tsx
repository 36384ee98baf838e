import { type ReactNode, useState } from 'react'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { cancelPayment } from '../payment/pay.ts'
import { useEnding, useUnderWay } from '../payment/payment.state.ts'
import { SuccessView } from './success-view.tsx'
import { WaitingView } from './waiting-view.tsx'

interface PaymentModalProps {
  opened: boolean
  title: string
  size: number
  /** Stays when Escape is pressed. */
  persistent?: boolean
  /** Does what was refused again. */
  again?: (() => void) | undefined
  onClose: () => void
  onClosed?: () => void
  /** Runs when nothing was left to pay. */
  onComplete: () => void
  /** What it shows while nobody pays. */
  children: ReactNode
}

/** A dialog in which somebody pays. While they do, it asks before it closes, since that cancels the payment. */
export function PaymentModal(props: PaymentModalProps) {
  const { opened, title, size, persistent = false, again, onClose, onClosed, onComplete, children } = props
  const underWay = useUnderWay()
  const ending = useEnding()
  const [asking, setAsking] = useState(false)
  // A question about a payment that is over asks nothing any more.
  const asks = asking && underWay !== undefined
  if (asking && !asks) setAsking(false)
  const close = () => {
    if (underWay) setAsking(!asks)
    else onClose()
  }
  const cancel = () => {
    cancelPayment()
    if (asks) onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!persistent || asks}
      centered
      size={size}
    >
      {underWay && (
        <WaitingView
          state={underWay}
          asks={asks}
          onGoOn={() => setAsking(false)}
          onCancel={cancel}
          onComplete={onComplete}
        />
      )}
      {!underWay && ending?.how === 'paid' ? (
        <SuccessView again={again} onDone={onClose} />
      ) : (
        // Hidden, and not unmounted: what was typed stays when the payment ends without money.
        <div hidden={underWay !== undefined}>{children}</div>
      )}
    </Dialog>
  )
}
