import { Button } from '@mantine/core'
import { useState } from 'react'
import { account } from '#contracts/api/accounts/account.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from '../../account.rules.ts'
import classes from '../../form.module.css'
import { PasswordField } from '../../password-field.tsx'
import { useForm } from '../../use-form.ts'
import { ProofField } from './proof-field.tsx'
import { type Proofs, useProof } from './use-proof.ts'

/**
 * Sets a new password after the user has entered the old one or a code. The server then ends the sessions on other
 * devices.
 */
export function PasswordForm({ proofs, onDone }: { proofs: Proofs; onDone: () => void }) {
  const { t } = useTranslation(['center', 'account'])
  const proof = useProof(proofs)
  const [password, setPassword] = useState('')
  const [done, setDone] = useState('')
  const form = useForm(problemsOf({ ...proof.fields, password }))
  const what = proofs.password ? 'password' : 'firstPassword'

  async function change() {
    setDone('')
    const { password: oldPassword, code } = proof.typed
    const { ended } = await call(account.updatePassword, { body: { oldPassword, code, password } })
    proof.clear()
    setPassword('')
    form.clearProblems()
    setDone([t(`${what}.done`), ended > 0 && t('sessions.ended', { count: ended })].filter(Boolean).join(' '))
    onDone()
  }

  return (
    <form className={classes.form} {...form.bind([...proof.names, 'password'], change)}>
      {form.failure && <Notice tone="failure">{form.failure}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      <ProofField proof={proof} form={form} label={t('password.old')} placeholder={t('password.oldPlaceholder')} />
      <PasswordField
        name="password"
        label={t('account:forget.password')}
        placeholder={t('account:newPasswordPlaceholder')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
      />
      <div>
        <Button type="submit" loading={form.busy === 'form'}>
          {t(`${what}.submit`)}
        </Button>
      </div>
    </form>
  )
}
