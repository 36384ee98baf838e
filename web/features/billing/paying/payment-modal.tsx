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
  persistent?: boolean
  /** Retries the call that was rejected for lack of balance. */
  again?: (() => void) | undefined
  onClose: () => void
  onClosed?: () => void
  /** Runs when the order costs nothing. */
  onComplete: () => void
  children: ReactNode
}

/** While a payment runs, closing asks first, because it cancels the payment. */
export function PaymentModal(props: PaymentModalProps) {
  const { opened, title, size, persistent = false, again, onClose, onClosed, onComplete, children } = props
  const underWay = useUnderWay()
  const ending = useEnding()
  const [isAsking, setIsAsking] = useState(false)
  // Drop the question once the payment is over.
  const asks = isAsking && underWay !== undefined
  if (isAsking && !asks) setIsAsking(false)
  const close = () => {
    if (underWay) setIsAsking(!asks)
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
          onGoOn={() => setIsAsking(false)}
          onCancel={cancel}
          onComplete={onComplete}
        />
      )}
      {!underWay && ending?.how === 'paid' ? (
        <SuccessView again={again} onDone={onClose} />
      ) : (
        // Hidden rather than unmounted, so that the input survives a payment that ends without money.
        <div hidden={underWay !== undefined}>{children}</div>
      )}
    </Dialog>
  )
}
