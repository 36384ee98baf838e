import { useState } from 'react'
import { forgetPayment } from '../payment/pay.ts'
import { useUnderWay } from '../payment/payment.state.ts'

export interface PayDialogState {
  opened: boolean
  /** Whether it asks about what is chosen, or is about an order that was made before. */
  confirms: boolean
  /** Asks whether to order what is chosen. */
  confirm: () => void
  /** Opens for the payment that has just begun, of an order that was made before. */
  open: () => void
  close: () => void
}

/** The dialog in which an order is confirmed and paid. A payment that goes on from before shows in it at once. */
export function usePayDialog(): PayDialogState {
  const underWay = useUnderWay() !== undefined
  const [opened, setOpened] = useState(underWay)
  const [confirms, setConfirms] = useState(false)
  const show = (asks: boolean) => {
    setConfirms(asks)
    setOpened(true)
  }
  return {
    opened,
    confirms,
    confirm() {
      forgetPayment()
      show(true)
    },
    open: () => show(false),
    close: () => setOpened(false),
  }
}
