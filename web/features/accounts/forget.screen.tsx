import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { account } from '#contracts/api/accounts/account.ts'
import { normalizePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from './account.rules.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import { FormLink } from './form-link.tsx'
import type { AfterReset } from './login-notice.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RobotBox } from './robot-box.tsx'
import { useCode } from './use-code.ts'
import { useForm } from './use-form.ts'
import { useReturnAddress } from './use-return-address.ts'
import { useRobot } from './use-robot.ts'

/** Resets the password with a code sent to the phone, then opens the login screen, which shows a notice. */
export function ForgetScreen() {
  const { t } = useTranslation('account')
  const { to } = useReturnAddress()
  const [, navigate] = useLocation()
  const [phone, setPhone] = useState('')
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const robot = useRobot()
  const form = useForm(problemsOf({ phone, code: typed, password, robot: robot.ticked }), robot)
  const code = useCode('forget', phone, form, robot)

  async function reset() {
    const body = { phone: normalizePhone(phone), code: typed.trim(), password }
    await call(account.updatePassword, { body })
    const state: AfterReset = { resetFor: body.phone }
    navigate(to('/user/login'), { state })
  }

  return (
    <AccountFrame title={t('forget.title')} subtitle={t('forget.subtitle')}>
      <form className={classes.form} {...form.bind(['phone', 'code', 'password'], reset)}>
        {form.failure && <Notice tone="failure">{form.failure}</Notice>}
        <PhoneField value={phone} onChange={setPhone} error={form.errorOf('phone')} />
        <RobotBox robot={robot} error={form.errorOf('robot')} />
        <CodeField value={typed} onChange={setTyped} error={form.errorOf('code')} code={code} />
        <PasswordField
          name="password"
          label={t('forget.password')}
          placeholder={t('newPasswordPlaceholder')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <p className={classes.note}>{t('forget.ends')}</p>
        <Button type="submit" size="md" fullWidth loading={form.busy === 'form'}>
          {t('forget.submit')}
        </Button>
      </form>
      <p className={classes.links}>
        <FormLink to="/user/login">{t('forget.back')}</FormLink>
      </p>
    </AccountFrame>
  )
}
