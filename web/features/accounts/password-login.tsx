import { Button } from '@mantine/core'
import { useState } from 'react'
import { account } from '#contracts/api/accounts/account.ts'
import { normalizePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from './account.rules.ts'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { readFingerprint } from './read-fingerprint.ts'
import { Reopen } from './reopen.tsx'
import { RobotBox } from './robot-box.tsx'
import { useForm } from './use-form.ts'
import { useReturnAddress } from './use-return-address.ts'
import type { Robot } from './use-robot.ts'

const FIELDS = ['phone', 'password', 'robot'] as const

export interface LoginProps {
  phone: string
  onPhone: (phone: string) => void
  robot: Robot
}

export function PasswordLogin({ phone, onPhone, robot }: LoginProps) {
  const { t } = useTranslation('account')
  const { enter } = useReturnAddress()
  const [password, setPassword] = useState('')
  const form = useForm(problemsOf({ phone, password, robot: robot.ticked }), robot)

  const logIn = (reopen?: true) =>
    robot.spend(async (confirmation) => {
      const body = { phone: normalizePhone(phone), password, re: await readFingerprint(), robot: confirmation, reopen }
      enter(await call(account.login, { body }))
    }, true)

  return (
    <form className={classes.form} {...form.bind(FIELDS, logIn)}>
      {form.failure && <Notice tone="failure">{form.failure}</Notice>}
      <Reopen form={form} fields={FIELDS} logIn={logIn} />
      <PhoneField value={phone} onChange={onPhone} error={form.errorOf('phone')} />
      <PasswordField
        name="password"
        label={t('password')}
        placeholder={t('passwordPlaceholder')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
      />
      <RobotBox robot={robot} error={form.errorOf('robot')} />
      <Button type="submit" size="md" fullWidth loading={form.busy === 'form'}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
