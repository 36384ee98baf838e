import { useState } from 'react'
import { forgetPayment } from '#web/kit/payment/pay.ts'
import { usePayment } from '#web/kit/payment/payment.ts'
import type { Checkout } from '../checkout/use-checkout.ts'

export interface PayDialogState {
  opened: boolean
  /** What is to be confirmed; absent for an order that was made before. */
  checkout: Checkout | undefined
  /** Asks whether to order this. */
  confirm: (checkout: Checkout) => void
  /** Opens for the payment that has just begun. */
  open: () => void
  close: () => void
}

/** The dialog in which an order is confirmed and paid. A payment that goes on from before shows in it at once. */
export function usePayDialog(): PayDialogState {
  const underWay = usePayment().is !== 'idle'
  const [opened, setOpened] = useState(underWay)
  const [checkout, setCheckout] = useState<Checkout>()
  return {
    ...{ opened, checkout },
    confirm(asked) {
      forgetPayment()
      setCheckout(asked)
      setOpened(true)
    },
    open() {
      setCheckout(undefined)
      setOpened(true)
    },
    close() {
      setOpened(false)
    },
  }
}
