import { Button, Skeleton, Title } from '@mantine/core'
import { account } from '#contracts/api/account.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import classes from './center.module.css'
import { ModulePrices } from './module-prices.tsx'
import { PasswordCard } from './password-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The personal center: who one is here, what things cost, and how the account is kept safe. */
export function UserCenterScreen() {
  const { t } = useTranslation(['account', 'frame'])
  const info = useCall(account.info, {})
  return (
    <div className={classes.page}>
      <Title order={1}>{t('center.title')}</Title>
      {info.isError && !info.data && (
        <Message tone="failure" title={t('frame:loadFailed')} text={textOf(info.error)}>
          <Button onClick={() => info.refetch()}>{t('frame:retry')}</Button>
        </Message>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {info.isPending && <Skeleton height={220} radius="lg" />}
          {info.isPending && <Skeleton height={420} radius="lg" />}
          {info.data && <ProfileCard user={info.data.user} />}
          {info.data && <ModulePrices modules={info.data.user.mold} />}
        </div>
        <div className={classes.column}>
          <PasswordCard />
          <SessionsCard />
          <PreferencesCard />
        </div>
      </div>
    </div>
  )
}
