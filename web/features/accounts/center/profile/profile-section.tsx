import { Skeleton } from '@mantine/core'
import { account } from '#contracts/api/accounts/account.ts'
import { useCall } from '#web/api/queries.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import columns from '../columns.module.css'
import { AvatarCard } from './avatar-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfileSection() {
  const info = useCall(account.info, {})
  return (
    <div className={columns.columns}>
      <Panel state={panelState(info)} skeleton={<Skeleton height={420} radius="xl" />}>
        {({ user }) => <ProfileForm user={user} />}
      </Panel>
      <div className={columns.column}>
        <Panel state={panelState(info)} skeleton={<Skeleton height={260} radius="xl" />}>
          {({ user }) => <AvatarCard user={user} />}
        </Panel>
        <PreferencesCard />
      </div>
    </div>
  )
}
