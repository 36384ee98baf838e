import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { toast } from '#web/kit/toast.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { signInAgain } from './sign-in-again.ts'
import { switchWorld } from './switch-world.ts'
import { useConsoleAction } from './use-console-action.ts'
import { useDevState } from './use-dev-state.ts'

const POLL_MS = 3000

/**
 * Lists the worlds of the server. A world is a separate set of data; this browser uses one world at a time.
 * This function is long because it is mostly markup of one table.
 */
export function WorldsSection() {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const { data } = useCall(devWorlds.index, {}, { refetchInterval: POLL_MS })
  const { data: arranged } = useDevState()
  const { act: drop } = useConsoleAction(devWorlds.drop, t('worlds.dropped'))
  const [name, setName] = useState('')
  const enter = async (id: string) => {
    switchWorld(id)
    try {
      await signInAgain(arranged?.state.phone)
      toast.success(t('worlds.entered', { id }))
    } catch (thrown) {
      toast.failure(thrown)
    }
    await queries.invalidateQueries()
  }
  return (
    <Card title={t('section.worlds')} hint={t('worlds.hint', { header: 'x-world' })}>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          void enter(name)
          setName('')
        }}
      >
        <TextInput
          label={t('worlds.name')}
          pattern="[A-Za-z0-9_\-]{1,64}"
          title={t('snapshots.nameRule')}
          required
          withAsterisk={false}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit">{t('worlds.enterNew')}</Button>
      </form>
      <ul className={classes.rows}>
        {data?.row.map(({ id, main, current, used_at, requests, open, users, bytes }) => (
          <li key={id} className={classes.row} aria-label={id}>
            <strong>{id}</strong>
            {main && <Tag tone="plain">{t('worlds.main')}</Tag>}
            {current && <Tag tone="good">{t('worlds.current')}</Tag>}
            <span className={classes.told}>
              <span>{t('worlds.requests', { count: requests })}</span>
              <span>{t('worlds.open', { count: open })}</span>
              <span>{t('worlds.users', { count: users })}</span>
              <span>{t('kilobytes', { count: Math.round(bytes / 1024) })}</span>
              <span>{t('worlds.used', { time: moment(used_at) })}</span>
            </span>
            <span className={classes.acts}>
              {!current && (
                <Button size="xs" variant="default" onClick={() => void enter(id)}>
                  {t('worlds.enter')}
                </Button>
              )}
              {!main && (
                <Button size="xs" variant="default" onClick={() => drop({ body: { id } })}>
                  {t('worlds.drop')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
