import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { DevAccount } from '#contracts/api/dev/devtools-worlds.ts'
import type { Static } from '#contracts/core/schema.ts'
import { formatPower } from '#contracts/model/number.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { adoptToken } from './sign-in.ts'
import { useAccounts } from './use-accounts.ts'
import { useConsoleAction } from './use-console-action.ts'
import { useDevState } from './use-dev-state.ts'

export function AccountsSection() {
  const { t } = useTranslation('console')
  const { data } = useAccounts()
  const { data: arranged } = useDevState()
  return (
    <Card title={t('section.accounts')} hint={t('accounts.hint')}>
      <ul className={classes.rows}>
        {data?.row.map((account) => (
          <AccountRow key={account.phone} account={account} mine={account.phone === arranged?.state.phone} />
        ))}
      </ul>
    </Card>
  )
}

/** This function is long because it is mostly markup of one row. */
function AccountRow({ account, mine }: { account: Static<typeof DevAccount>; mine: boolean }) {
  const { t } = useTranslation(['console', 'devtools'])
  const grouping = useGrouping()
  const { phone, nickname, level_text, reports, orders, sessions } = account
  const [typed, setTyped] = useState('')
  const { act: signIn, busy } = useConsoleAction(devtools.login, t('accounts.signedIn', { phone }))
  const { act: book } = useConsoleAction(devtools.power, t('devtools:account.done'))
  const { act: change } = useConsoleAction(devtools.watches, t('accounts.watchesDone'))
  const set = (wanted: number) =>
    book({ body: { phone, power: Math.round(wanted * 100) } }, () => void refreshAccount().catch(() => {}))
  return (
    <li className={classes.row} aria-label={phone}>
      <strong>{nickname}</strong>
      <code>{phone}</code>
      {level_text && <Tag tone="plain">{level_text}</Tag>}
      {mine && <Tag tone="good">{t('accounts.mine')}</Tag>}
      <span className={classes.told}>
        <span>{t('accounts.power', { power: formatPower(account.power / 100, grouping) })}</span>
        <span>{t('accounts.has', { reports, orders, sessions })}</span>
      </span>
      <span className={classes.acts}>
        {[0, 1000].map((wanted) => (
          <Button key={wanted} variant="default" size="xs" onClick={() => set(wanted)}>
            {t('devtools:account.to', { power: wanted })}
          </Button>
        ))}
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault()
            set(Number(typed))
          }}
        >
          <TextInput
            size="xs"
            w={96}
            aria-label={t('accounts.powerOf', { phone })}
            placeholder={t('devtools:account.power')}
            type="number"
            min={0}
            max={1_000_000}
            step="0.01"
            required
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" size="xs">
            {t('devtools:account.set')}
          </Button>
        </form>
        <Button variant="default" size="xs" onClick={() => change({ body: { phone } })}>
          {t('accounts.watches')}
        </Button>
        {!mine && (
          <Button
            size="xs"
            loading={busy}
            onClick={() => signIn({ body: { phone } }, ({ token }) => adoptToken(token))}
          >
            {t('accounts.signIn')}
          </Button>
        )}
      </span>
    </li>
  )
}
