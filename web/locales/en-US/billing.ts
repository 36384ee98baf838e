import type { texts as source } from '../zh-CN/billing.ts'

export const texts: typeof source = {
  alipay: {
    title: 'Waiting for the payment',
    text: 'This window is opened by the payment and shows Alipay’s page. It closes by itself once you have paid. If you came here directly, go back to your orders and start the payment again.',
    back: 'Back to orders',
  },
}
