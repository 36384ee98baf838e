import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { devSnapshots } from '#contracts/api/dev/devtools-snapshots.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { signInAgain } from './sign-in-again.ts'
import { useConsoleAction } from './use-console-action.ts'
import { useDevState } from './use-dev-state.ts'

/** This function is long because it is mostly markup of one table and its form. */
export function SnapshotsSection() {
  const { t } = useTranslation('console')
  const { data } = useCall(devSnapshots.index, {})
  const { data: arranged } = useDevState()
  const { act: take, busy } = useConsoleAction(devSnapshots.take, t('snapshots.taken'))
  const { act: restore } = useConsoleAction(devSnapshots.restore, t('snapshots.restored'))
  const { act: remove } = useConsoleAction(devSnapshots.remove, t('snapshots.removed'))
  const { act: reset } = useConsoleAction(devtools.reset, t('snapshots.didReset'))
  const [name, setName] = useState('')
  const [sure, setSure] = useState(false)
  const keepAccount = () => signInAgain(arranged?.state.phone)
  return (
    <>
      <Card title={t('section.snapshots')} hint={t('snapshots.hint')}>
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault()
            take({ body: { name } }, () => setName(''))
          }}
        >
          <TextInput
            label={t('snapshots.name')}
            pattern="[A-Za-z0-9_\-]{1,64}"
            title={t('snapshots.nameRule')}
            required
            withAsterisk={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy}>
            {t('snapshots.take')}
          </Button>
        </form>
        {data?.row.length === 0 && <p className={classes.none}>{t('snapshots.none')}</p>}
        <ul className={classes.rows}>
          {data?.row.map((snapshot) => (
            <li key={snapshot.name} className={classes.row}>
              <strong>{snapshot.name}</strong>
              <span className={classes.told}>
                <span>{moment(snapshot.made_at)}</span>
                <span>{t('snapshots.clock', { time: moment(snapshot.now) })}</span>
                <span>{t('kilobytes', { count: Math.round(snapshot.bytes / 1024) })}</span>
              </span>
              <span className={classes.acts}>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => restore({ body: { name: snapshot.name } }, keepAccount)}
                >
                  {t('snapshots.restore')}
                </Button>
                <Button size="xs" variant="default" onClick={() => remove({ body: { name: snapshot.name } })}>
                  {t('snapshots.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('snapshots.reset')} hint={t('snapshots.resetHint')}>
        <div className={classes.line}>
          {sure ? (
            <>
              <Button
                color="red"
                onClick={() => {
                  setSure(false)
                  reset({ body: {} }, keepAccount)
                }}
              >
                {t('snapshots.resetSure')}
              </Button>
              <Button variant="default" onClick={() => setSure(false)}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setSure(true)}>
              {t('snapshots.reset')}
            </Button>
          )}
        </div>
      </Card>
    </>
  )
}
