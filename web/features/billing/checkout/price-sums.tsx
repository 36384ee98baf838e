import { formatPower } from '#contracts/model/number.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './price-sums.module.css'
import type { Checkout } from './use-checkout.ts'

export function PriceSums({ checkout: { sums, plan, number, isChecking } }: { checkout: Checkout }) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const price = (major: number) => formatPrice(major, plan.currency, grouping)
  return (
    <dl className={classes.sums} aria-busy={isChecking}>
      {(sums.discount > 0 || sums.coupon > 0) && <Sum label={t('sums.list')} value={price(sums.list)} />}
      {sums.discount > 0 && <Sum label={t('sums.discount')} value={price(-sums.discount)} />}
      {sums.coupon > 0 && <Sum label={t('sums.coupon')} value={price(-sums.coupon)} />}
      {plan.power > 0 && <Sum label={t('sums.power')} value={formatPower(plan.power * number, grouping)} />}
      <Sum label={t('sums.total')} value={price(sums.total)} total />
    </dl>
  )
}

function Sum({ label, value, total = false }: { label: string; value: string; total?: boolean }) {
  return (
    <div data-total={total || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
