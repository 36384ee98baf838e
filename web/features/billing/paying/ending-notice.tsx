import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { payOrder } from '#web/kit/payment/pay.ts'
import { useEnding } from '#web/kit/payment/payment.ts'
import { isAboutCoupon } from '../checkout/checkout.rules.ts'
import classes from './paying.module.css'

interface EndingNoticeProps {
  onComplete: () => void
  /** The coupon's field is in sight and says itself what is wrong with it. */
  withField?: boolean
}

/** How the latest payment ended without money, and how it can go on. */
export function EndingNotice({ onComplete, withField = false }: EndingNoticeProps) {
  const { t } = useTranslation('billing')
  const ending = useEnding()
  if (!ending || ending.how === 'paid') return null
  if (ending.how === 'failed')
    return withField && isAboutCoupon(ending.code) ? null : <Notice tone="failure">{ending.text}</Notice>
  if (!('provider' in ending)) return <Notice tone="warning">{t(`ended.${ending.how}`)}</Notice>
  const { how, order, provider } = ending
  return (
    <div className={classes.ending}>
      <Notice tone="warning">{t(how === 'popupClosed' && !order ? 'ended.popupClosedEarly' : `ended.${how}`)}</Notice>
      {order && <Button onClick={() => payOrder(order, provider, onComplete)}>{t('ended.resume')}</Button>}
    </div>
  )
}
