import { useState } from 'react'
import { forgetPayment } from '../payment/pay.ts'
import { useUnderWay } from '../payment/payment.state.ts'

export interface PayDialogState {
  opened: boolean
  /** True while the dialog asks to confirm a new order; false while it shows the payment of an existing order. */
  isConfirming: boolean
  confirm: () => void
  open: () => void
  close: () => void
}

/** Manages the payment dialog, which is open from the start if a payment is still running. */
export function usePayDialog(): PayDialogState {
  const underWay = useUnderWay() !== undefined
  const [opened, setOpened] = useState(underWay)
  const [isConfirming, setIsConfirming] = useState(false)
  const show = (confirmsOrder: boolean) => {
    setIsConfirming(confirmsOrder)
    setOpened(true)
  }
  return {
    opened,
    isConfirming,
    confirm() {
      forgetPayment()
      show(true)
    },
    open: () => show(false),
    close: () => setOpened(false),
  }
}
