import { Button } from '@mantine/core'
import { useState } from 'react'
import { account } from '#contracts/api/accounts/account.ts'
import { normalizePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from './account.rules.ts'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import type { LoginProps } from './password-login.tsx'
import { PhoneField } from './phone-field.tsx'
import { readFingerprint } from './read-fingerprint.ts'
import { Reopen } from './reopen.tsx'
import { RobotBox } from './robot-box.tsx'
import { useCode } from './use-code.ts'
import { useForm } from './use-form.ts'
import { useReturnAddress } from './use-return-address.ts'

const FIELDS = ['phone', 'code', 'robot'] as const

export function QuickLogin({ phone, onPhone, robot }: LoginProps) {
  const { t } = useTranslation('account')
  const { enter } = useReturnAddress()
  const [typed, setTyped] = useState('')
  const form = useForm(problemsOf({ phone, code: typed, robot: robot.ticked }), robot)
  const code = useCode('login', phone, form, robot)

  const logIn = (reopen?: true) =>
    robot.spend(async (confirmation) => {
      const re = await readFingerprint()
      const body = { phone: normalizePhone(phone), code: typed.trim(), re, robot: confirmation, reopen }
      enter(await call(account.login, { body }))
    }, true)

  return (
    <form className={classes.form} {...form.bind(FIELDS, logIn)}>
      {form.failure && <Notice tone="failure">{form.failure}</Notice>}
      <Reopen form={form} fields={FIELDS} logIn={logIn} />
      <PhoneField value={phone} onChange={onPhone} error={form.errorOf('phone')} />
      <RobotBox robot={robot} error={form.errorOf('robot')} />
      <CodeField value={typed} onChange={setTyped} error={form.errorOf('code')} code={code} />
      <Button type="submit" size="md" fullWidth loading={form.busy === 'form'}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
