import { Button } from '@mantine/core'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import type { Checkout } from '../checkout/use-checkout.ts'
import { pay } from '../payment/pay.ts'
import { canStart } from '../payment/payment.machine.ts'
import { usePayment } from '../payment/payment.state.ts'

interface PayButtonProps {
  checkout: Checkout
  /** Runs when the order costs nothing. */
  onComplete: () => void
}

/**
 * Starts the payment in the click handler, because browsers block popups that open later. If the price is unknown or no
 * payment method is available, a notice replaces the button.
 */
export function PayButton({ checkout, onComplete }: PayButtonProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const { form, sums, plan, isChecking, isPriceUnknown, hasNoProvider } = checkout
  const isBusy = !canStart(usePayment())
  if (isPriceUnknown) return <Notice tone="warning">{t('form.noPrice')}</Notice>
  if (hasNoProvider) return <Notice tone="warning">{t('form.noWay')}</Notice>
  return (
    <Button
      size="md"
      fullWidth
      loading={isChecking || isBusy}
      disabled={!form}
      onClick={() => form && pay(form, onComplete)}
      data-autofocus
    >
      {sums.total > 0 ? t('pay', { amount: formatPrice(sums.total, plan.currency, grouping) }) : t('payFree')}
    </Button>
  )
}
