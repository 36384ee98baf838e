import { Button } from '@mantine/core'
import { account } from '#contracts/api/account.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import classes from '../form.module.css'
import { Card } from './card.tsx'

/** Ends the sessions on all other devices, and says how many there were. */
export function SessionsCard() {
  const { t } = useTranslation(['center', 'frame'])
  const logOut = useChange(account.logoutEverywhere)
  const ended = logOut.data?.ended
  return (
    <Card title={t('sessions.title')} hint={t('sessions.hint')}>
      <div className={classes.form}>
        {logOut.isError && <Notice tone="failure">{textOf(logOut.error) || t('frame:requestTimedOut')}</Notice>}
        {ended !== undefined && (
          <Notice tone="success">{ended > 0 ? t('sessions.ended', { count: ended }) : t('sessions.none')}</Notice>
        )}
        <Button variant="default" loading={logOut.isPending} onClick={() => logOut.mutate({ body: {} })}>
          {t('sessions.submit')}
        </Button>
      </div>
    </Card>
  )
}
