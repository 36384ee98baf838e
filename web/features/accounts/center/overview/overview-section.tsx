import { Skeleton } from '@mantine/core'
import { account } from '#contracts/api/accounts/account.ts'
import { useCall } from '#web/api/queries.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import columns from '../columns.module.css'
import { ModulePrices } from './module-prices.tsx'
import { ProfileCard } from './profile-card.tsx'

export function OverviewSection() {
  const info = useCall(account.info, {})
  return (
    <Panel state={panelState(info)} skeleton={<OverviewSkeleton />}>
      {({ user }) => (
        <div className={columns.column}>
          <ProfileCard user={user} />
          <ModulePrices modules={user.mold} />
        </div>
      )}
    </Panel>
  )
}

/** The placeholders are as high as the loaded cards, so that nothing moves when the cards replace them. */
function OverviewSkeleton() {
  return (
    <div className={columns.column}>
      <Skeleton height={232} radius="xl" />
      <Skeleton height={426} radius="xl" />
    </div>
  )
}
