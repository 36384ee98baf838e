import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { PlanCards } from '../checkout/plan-cards.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'
import { usePlanKinds } from '../checkout/use-plan-kinds.ts'
import { usePlans } from '../checkout/use-plans.ts'
import { OpenOrders } from '../open-orders/open-orders.tsx'
import classes from './order.module.css'
import { OrderSummary } from './order-summary.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { useChoice } from './use-choice.ts'
import { usePayDialog } from './use-pay-dialog.ts'

export function OrderScreen() {
  const { t } = useTranslation('billing')
  const [plans, packs] = [usePlans('plans'), usePlans('packs')]
  const choice = useChoice(packs.data?.plan)
  const dialog = usePayDialog()
  const { kind } = choice
  const shown = kind === 'plans' ? plans : packs
  const chosen = shown.data?.plan.find(({ id }) => id === choice.plan) ?? shown.data?.plan[0]
  const checkout = useCheckout(chosen)
  const kinds = usePlanKinds()
  return (
    <Page title={t('order.title')} subtitle={t('order.text')} tabs={{ ...kinds, value: kind, onChange: choice.setTab }}>
      <div className={classes.page}>
        <OpenOrders onPay={dialog.open} />
        <Panel
          key={kind}
          state={panelState(shown, ({ plan }) => plan.length === 0)}
          skeleton={<OrderSkeleton />}
          empty={{ title: t('order.none'), text: t('order.noneText') }}
        >
          {({ plan: offered }) =>
            checkout && (
              <div className={classes.columns}>
                <PlanCards
                  plans={offered}
                  chosen={checkout.plan.id}
                  onChoose={choice.choose}
                  label={t(`order.${kind}`)}
                />
                <OrderSummary checkout={checkout} onConfirm={dialog.confirm} onPay={dialog.open} />
              </div>
            )
          }
        </Panel>
        <PayDialog dialog={dialog} checkout={checkout} />
      </div>
    </Page>
  )
}

function OrderSkeleton() {
  return (
    <div className={classes.columns}>
      <Skeleton height={320} radius="xl" />
      <Skeleton height={480} radius="xl" />
    </div>
  )
}
