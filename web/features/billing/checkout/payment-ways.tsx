import { useId } from 'react'
import { PAYMENT_KINDS, PROVIDERS, type ProviderName } from '#contracts/api/payment-providers.ts'
import { WAY_NAMES } from '#contracts/model/payment-ways.texts.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import type { Way } from './checkout.rules.ts'
import { AlipayMark, CardMark } from './payment-marks.tsx'
import classes from './payment-ways.module.css'
import type { Checkout } from './use-checkout.ts'

const MARKS = { alipay: AlipayMark, card: CardMark } as const

export function PaymentWays({ checkout: { plan, ways, provider, setProvider } }: { checkout: Checkout }) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const names = WAY_NAMES[useLanguage()]
  const group = useId()
  const hints = { alipay: t('form.alipayHint'), card: t('form.cardHint') }
  const otherCurrency = { alipay: t('form.cnyOnly'), card: t('form.otherCurrency') }
  const hintOf = (one: ProviderName, way: Way) => {
    switch (way.is) {
      case 'available':
        return hints[PAYMENT_KINDS[one]]
      case 'otherCurrency':
        return otherCurrency[PAYMENT_KINDS[one]]
      case 'unavailable':
        return t('form.unavailable')
      case 'belowLeast':
        return t('form.belowLeast', { least: formatPrice(way.least, plan.currency, grouping) })
    }
  }
  return (
    <fieldset className={classes.ways}>
      <legend>{t('form.payBy')}</legend>
      {PROVIDERS.map((one) => {
        const Mark = MARKS[PAYMENT_KINDS[one]]
        const way = ways[one]
        return (
          <label key={one} className={classes.way} data-chosen={one === provider || undefined} data-way={way.is}>
            <input
              type="radio"
              name={group}
              checked={one === provider}
              disabled={way.is !== 'available'}
              onChange={() => setProvider(one)}
            />
            <Mark />
            <span>
              {names[one]}
              <small>{hintOf(one, way)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
