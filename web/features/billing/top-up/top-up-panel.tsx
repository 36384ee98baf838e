import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { TopUp } from '#web/features/ledger/public/top-up.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useUser } from '#web/kit/session.ts'
import type { PlanRow } from '../checkout/checkout.rules.ts'
import { CouponField } from '../checkout/coupon-field.tsx'
import { NumberStepper } from '../checkout/number-stepper.tsx'
import { PaymentMethods } from '../checkout/payment-methods.tsx'
import { PlanCards } from '../checkout/plan-cards.tsx'
import { PriceSums } from '../checkout/price-sums.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'
import { usePlans } from '../checkout/use-plans.ts'
import { EndingNotice } from '../paying/ending-notice.tsx'
import { PayButton } from '../paying/pay-button.tsx'
import { openOrderOf } from '../payment/payment.machine.ts'
import { usePayment } from '../payment/payment.state.ts'
import { Balance } from './balance.tsx'
import classes from './top-up.module.css'

interface TopUpPanelProps {
  topUp: TopUp
  onComplete: () => void
}

export function TopUpPanel({ topUp, onComplete }: TopUpPanelProps) {
  const { t } = useTranslation('billing')
  const { refused, again, close } = topUp
  const user = useUser()
  const packs = usePlans('packs')
  const need = user?.mold.find(({ enName }) => enName === refused)?.value
  const enough = user && need !== undefined && user.power >= need
  return (
    <div className={classes.panel}>
      {refused !== undefined && !enough && <p className={classes.text}>{t('topUp.shortText')}</p>}
      {user && <Balance power={user.power} need={need} />}
      {enough && again && (
        <div className={classes.enough}>
          <Notice tone="success">{t('topUp.enough')}</Notice>
          <Button onClick={again}>{t('success.again')}</Button>
        </div>
      )}
      <Panel
        state={panelState(packs, ({ plan }) => plan.length === 0)}
        skeleton={<Skeleton height={356} radius="lg" />}
        empty={{ title: t('topUp.noPacks') }}
      >
        {({ plan }) => <PackForm packs={plan} onComplete={onComplete} />}
      </Panel>
      <p className={classes.foot}>
        <span>{t('topUp.refund')}</span>
        <Link href="/order?tab=packs" onClick={close}>
          {t('topUp.all')}
        </Link>
      </p>
    </div>
  )
}

function PackForm({ packs, onComplete }: { packs: readonly PlanRow[]; onComplete: () => void }) {
  const [chosen, choose] = useState<number>()
  // `packs` is never empty here, because TopUpPanel handles an empty list.
  const checkout = useCheckout(packs.find(({ id }) => id === chosen) ?? packs[0])
  const { t } = useTranslation('billing')
  const isLeftOpen = openOrderOf(usePayment()) !== undefined
  if (!checkout) return null
  const { plan, number, setNumber, coupon } = checkout
  return (
    <div className={classes.form}>
      <PlanCards plans={packs} chosen={plan.id} onChoose={choose} label={t('topUp.packs')} compact />
      <div className={classes.fields}>
        <NumberStepper value={number} onChange={setNumber} />
        <CouponField checkout={checkout} onComplete={onComplete} />
      </div>
      <PaymentMethods checkout={checkout} />
      <PriceSums checkout={checkout} />
      <EndingNotice onComplete={onComplete} coupon={coupon} withField />
      {/* An open order must be paid or cancelled first. */}
      {!isLeftOpen && <PayButton checkout={checkout} onComplete={onComplete} />}
    </div>
  )
}
