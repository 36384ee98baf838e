import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { useLoggedIn } from '#web/kit/session.ts'
import { loginPath } from '#web/kit/way-back.ts'
import type { PlanKind, PlanRow } from '../checkout/checkout.rules.ts'
import { PlanCards } from '../checkout/plan-cards.tsx'
import { usePlanKinds } from '../checkout/use-plan-kinds.ts'
import { usePlanName } from '../checkout/use-plan-name.ts'
import { usePlans } from '../checkout/use-plans.ts'
import classes from './prices.module.css'

interface PricesDialogProps {
  opened: boolean
  onClose: () => void
}

/** Shows the price list, also to guests. A guest who orders logs in first and then continues with the chosen plan. */
export function PricesDialog({ opened, onClose }: PricesDialogProps) {
  const { t } = useTranslation('billing')
  const [kind, setKind] = useState<PlanKind>('plans')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('prices.title')} size={700}>
      <p className={classes.lead}>{t('order.text')}</p>
      <Tabs {...usePlanKinds()} value={kind} onChange={setKind}>
        <Plans key={kind} kind={kind} />
      </Tabs>
    </Dialog>
  )
}

function Plans({ kind }: { kind: PlanKind }) {
  const { t } = useTranslation('billing')
  const plans = usePlans(kind)
  return (
    <Panel
      state={panelState(plans, ({ plan }) => plan.length === 0)}
      skeleton={<Skeleton height={360} radius="lg" />}
      empty={{ title: t('order.none'), text: t('order.noneText') }}
    >
      {({ plan }) => <Choice plans={plan} kind={kind} />}
    </Panel>
  )
}

function Choice({ plans, kind }: { plans: readonly PlanRow[]; kind: PlanKind }) {
  const { t } = useTranslation('billing')
  const nameOf = usePlanName()
  const loggedIn = useLoggedIn()
  const [id, choose] = useState<number>()
  const chosen = plans.find((plan) => plan.id === id) ?? plans[0]
  if (!chosen) return null
  const order = `/order?plan=${chosen.id}`
  return (
    <div className={classes.choice}>
      <PlanCards plans={plans} chosen={chosen.id} onChoose={choose} label={t(`order.${kind}`)} />
      <div className={classes.foot}>
        <p>{t('topUp.refund')}</p>
        <Button component={Link} href={loggedIn ? order : loginPath(order)}>
          {t(loggedIn ? 'prices.buy' : 'prices.logInToBuy', { name: nameOf(chosen) })}
        </Button>
      </div>
    </div>
  )
}
