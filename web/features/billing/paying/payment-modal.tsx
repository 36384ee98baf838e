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
  /** Retries the call that was rejected because the balance was too low. */
  again?: (() => void) | undefined
  onClose: () => void
  onClosed?: () => void
  /** Runs when the order costs nothing. */
  onComplete: () => void
  children: ReactNode
}

/** Closing the dialog cancels a running payment, so the dialog asks for confirmation first. */
export function PaymentModal(props: PaymentModalProps) {
  const { opened, title, size, persistent = false, again, onClose, onClosed, onComplete, children } = props
  const underWay = useUnderWay()
  const ending = useEnding()
  const [isAsking, setIsAsking] = useState(false)
  // Stop asking for confirmation once the payment is over.
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
        // Hide the form instead of unmounting it, so that its input survives a failed payment.
        <div hidden={underWay !== undefined}>{children}</div>
      )}
    </Dialog>
  )
}
