import { useId } from 'react'
import { PROVIDERS } from '#contracts/api/billing.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlipayMark, CardMark } from './payment-marks.tsx'
import classes from './payment-ways.module.css'
import type { Checkout } from './use-checkout.ts'

const marks = { alipay: AlipayMark, stripe: CardMark } as const

/** Alipay or a card. What cannot be chosen says why. */
export function PaymentWays({ checkout: { ways, provider, setProvider } }: { checkout: Checkout }) {
  const { t } = useTranslation('billing')
  const group = useId()
  const names = { alipay: t('form.alipay'), stripe: t('form.card') }
  const hints = { alipay: t('form.alipayHint'), stripe: t('form.cardHint') }
  return (
    <fieldset className={classes.ways}>
      <legend>{t('form.payBy')}</legend>
      {PROVIDERS.map((one) => {
        const Mark = marks[one]
        const way = ways[one]
        return (
          <label key={one} className={classes.way} data-chosen={one === provider || undefined} data-way={way}>
            <input
              type="radio"
              name={group}
              checked={one === provider}
              disabled={way !== 'available'}
              onChange={() => setProvider(one)}
            />
            <Mark />
            <span>
              {names[one]}
              <small>{way === 'available' ? hints[one] : t(`form.${way}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
