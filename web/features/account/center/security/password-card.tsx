import { Button } from '@mantine/core'
import { useState } from 'react'
import { account } from '#contracts/api/account.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from '../../account.rules.ts'
import classes from '../../form.module.css'
import { PasswordField } from '../../password-field.tsx'
import { useForm } from '../../use-form.ts'
import { Card } from '../card.tsx'

/** A new password by the old one. It ends the sessions on other devices, as one of them may be somebody else's. */
export function PasswordCard() {
  const { t } = useTranslation(['center', 'account'])
  const [oldPassword, setOldPassword] = useState('')
  const [password, setPassword] = useState('')
  const [ended, setEnded] = useState<number>()
  const form = useForm(problemsOf({ oldPassword, password }))

  async function change() {
    setEnded(undefined)
    const answer = await call(account.updatePassword, { body: { oldPassword, password } })
    setOldPassword('')
    setPassword('')
    form.startAnew()
    setEnded(answer.ended)
  }

  return (
    <Card title={t('password.title')} hint={t('password.hint')}>
      <form className={classes.form} {...form.bind(['oldPassword', 'password'], change)}>
        {form.failure && <Notice tone="failure">{form.failure}</Notice>}
        {ended !== undefined && (
          <Notice tone="success">
            {t('password.done')} {ended > 0 && t('sessions.ended', { count: ended })}
          </Notice>
        )}
        <PasswordField
          name="oldPassword"
          label={t('password.old')}
          placeholder={t('password.oldPlaceholder')}
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          error={form.errorOf('oldPassword')}
        />
        <PasswordField
          name="password"
          label={t('account:forget.password')}
          placeholder={t('account:newPasswordPlaceholder')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <Button type="submit" loading={form.busy === 'form'}>
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  )
}
