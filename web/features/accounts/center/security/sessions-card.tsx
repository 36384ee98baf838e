import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { account } from '#contracts/api/accounts/account.ts'
import { center } from '#contracts/api/accounts/center.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall, useChange } from '#web/api/queries.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import classes from '../../form.module.css'
import { SessionList } from './session-list.tsx'

export function SessionsCard() {
  const { t } = useTranslation(['center', 'frame'])
  const sessions = useCall(center.sessions, {})
  const logOut = useChange(account.logoutEverywhere)
  const ended = logOut.data?.ended
  const queries = useQueryClient()
  // Ending the other sessions also invalidates the signed file URLs on this page.
  const refetchAll = () => void queries.invalidateQueries()
  return (
    <Card title={t('sessions.title')} hint={t('sessions.hint')}>
      <div className={classes.form}>
        {logOut.isError && <Notice tone="failure">{textOf(logOut.error) || t('frame:requestTimedOut')}</Notice>}
        {ended !== undefined && (
          <Notice tone="success">{ended > 0 ? t('sessions.ended', { count: ended }) : t('sessions.none')}</Notice>
        )}
        <Panel state={panelState(sessions)} skeleton={<Skeleton height={140} />}>
          {({ row }) => <SessionList rows={row} onEnded={() => void sessions.refetch()} />}
        </Panel>
        <div>
          <Button
            variant="default"
            loading={logOut.isPending}
            onClick={() => logOut.mutate({ body: {} }, { onSettled: refetchAll })}
          >
            {t('sessions.submit')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
