import { useState } from 'react'
import { forgetPayment } from '../payment/pay.ts'
import { useUnderWay } from '../payment/payment.state.ts'

export interface PayDialogState {
  opened: boolean
  /** Shows the confirmation of a new order; false for the payment of an existing one. */
  isConfirming: boolean
  confirm: () => void
  open: () => void
  close: () => void
}

/** Opens at once when a payment is still running. */
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
