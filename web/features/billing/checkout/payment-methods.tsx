import { useId } from 'react'
import { PAYMENT_KINDS, PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { METHOD_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { ProviderAvailability } from './checkout.rules.ts'
import { AlipayMark, CardMark } from './payment-marks.tsx'
import classes from './payment-methods.module.css'
import type { Checkout } from './use-checkout.ts'

const MARKS = { alipay: AlipayMark, card: CardMark } as const

export function PaymentMethods({ checkout: { plan, availability, provider, setProvider } }: { checkout: Checkout }) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const names = METHOD_NAMES[useLanguage()]
  const group = useId()
  const hints = { alipay: t('form.alipayHint'), card: t('form.cardHint') }
  const otherCurrency = { alipay: t('form.cnyOnly'), card: t('form.otherCurrency') }
  const hintOf = (one: ProviderName, status: ProviderAvailability) => {
    switch (status.is) {
      case 'available':
        return hints[PAYMENT_KINDS[one]]
      case 'otherCurrency':
        return otherCurrency[PAYMENT_KINDS[one]]
      case 'unavailable':
        return t('form.unavailable')
      case 'belowLeast':
        return t('form.belowLeast', { least: formatPrice(status.least, plan.currency, grouping) })
    }
  }
  return (
    <fieldset className={classes.ways}>
      <legend>{t('form.payBy')}</legend>
      {PROVIDERS.map((one) => {
        const Mark = MARKS[PAYMENT_KINDS[one]]
        const status = availability[one]
        return (
          <label key={one} className={classes.way} data-chosen={one === provider || undefined} data-way={status.is}>
            <input
              type="radio"
              name={group}
              checked={one === provider}
              disabled={status.is !== 'available'}
              onChange={() => setProvider(one)}
            />
            <Mark />
            <span>
              {names[one]}
              <small>{hintOf(one, status)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
