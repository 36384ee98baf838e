import { Skeleton, Title } from '@mantine/core'
import { account } from '#contracts/api/account.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import classes from './center.module.css'
import { ModulePrices } from './module-prices.tsx'
import { PasswordCard } from './password-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The personal center: who one is here, what things cost, and how the account is kept safe. */
export function UserCenterScreen() {
  const { t } = useTranslation('center')
  const info = useCall(account.info, {})
  return (
    <div className={classes.page}>
      <Title order={1}>{t('title')}</Title>
      <div className={classes.columns}>
        <Panel state={panelState(info)} skeleton={<AccountSkeleton />}>
          {({ user }) => (
            <div className={classes.column}>
              <ProfileCard user={user} />
              <ModulePrices modules={user.mold} />
            </div>
          )}
        </Panel>
        <div className={classes.column}>
          <PasswordCard />
          <SessionsCard />
          <PreferencesCard />
        </div>
      </div>
    </div>
  )
}

/** As large as the profile and the prices of all modules. */
function AccountSkeleton() {
  return (
    <div className={classes.column}>
      <Skeleton height={232} radius="xl" />
      <Skeleton height={526} radius="xl" />
    </div>
  )
}
