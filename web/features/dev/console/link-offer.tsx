import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { type Arrangement, devState } from '#contracts/api/dev/devtools-state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { pathIn, readLinkState } from './link-state.ts'
import { adoptToken } from './sign-in.ts'
import { useWords } from './use-active-items.ts'
import { useConsoleAction } from './use-console-action.ts'

const useHash = () =>
  useSyncExternalStore(
    (notify) => {
      window.addEventListener('hashchange', notify)
      window.addEventListener('popstate', notify)
      return () => {
        window.removeEventListener('hashchange', notify)
        window.removeEventListener('popstate', notify)
      }
    },
    () => location.hash,
  )

/** Shows the state in the hash of a shared link and applies it with one click. */
export function LinkOffer() {
  const { t } = useTranslation('console')
  const hash = useHash()
  const [path, navigate] = useLocation()
  if (hash.length < 2) return null
  const state = readLinkState(hash)
  const leave = () => navigate(path, { replace: true })
  if (!state) return <Notice tone="failure">{t('arrival.unreadable')}</Notice>
  return <Offer key={hash} state={state} onLeave={leave} />
}

function Offer({ state, onLeave }: { state: Arrangement; onLeave: () => void }) {
  const { t } = useTranslation('console')
  const [, navigate] = useLocation()
  const { act, busy } = useConsoleAction(devState.apply, t('arrival.done'))
  const path = pathIn(state)
  const lines = useLines(state)
  const apply = () =>
    act({ body: state }, ({ token }) => {
      if (path) navigate(path)
      else onLeave()
      if (token) adoptToken(token)
    })
  return (
    <Card title={t('arrival.title')} hint={t('arrival.hint')}>
      {lines.length === 0 ? (
        <p className={classes.none}>{t('arrival.nothing')}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={classes.line}>
        <Button loading={busy} onClick={apply}>
          {path ? t('arrival.applyAndGo', { path }) : t('arrival.apply')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t('arrival.leave')}
        </Button>
      </div>
    </Card>
  )
}

function useLines({ scenarios = [], users = [], faults = [], clock, phone }: Arrangement): string[] {
  const { t } = useTranslation('console')
  const words = useWords()
  return [
    ...scenarios.map((name) => words.scenario(name)),
    ...users.flatMap((user) => user.on.map((name) => words.scenario(name, user.phone))),
    ...faults.map(words.fault),
    ...(clock ? [words.clock(clock)] : []),
    ...(phone ? [t('arrival.signIn', { phone })] : []),
  ]
}
