import { Button } from '@mantine/core'
import { useState } from 'react'
import { account } from '#contracts/api/accounts/account.ts'
import { normalizePhone, SIGNUP_POWER } from '#contracts/core/rules.ts'
import { formatPower } from '#contracts/model/number.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { problemsOf } from './account.rules.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import { FormLink } from './form-link.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { readFingerprint } from './read-fingerprint.ts'
import { RobotBox } from './robot-box.tsx'
import { useCode } from './use-code.ts'
import { useForm } from './use-form.ts'
import { useReturnAddress } from './use-return-address.ts'
import { useRobot } from './use-robot.ts'

export function RegisterScreen() {
  const { t } = useTranslation('account')
  const grouping = useGrouping()
  const { enter } = useReturnAddress()
  const language = useLanguage()
  const [phone, setPhone] = useState('')
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const robot = useRobot()
  const form = useForm(problemsOf({ phone, code: typed, password, robot: robot.ticked }), robot)
  const code = useCode('register', phone, form, robot)

  const register = () =>
    robot.spend(async (confirmation) => {
      const fields = { phone: normalizePhone(phone), code: typed.trim(), password, language }
      const body = { ...fields, re: await readFingerprint(), robot: confirmation }
      enter(await call(account.register, { body }))
    }, true)

  return (
    <AccountFrame title={t('register.title')} subtitle={t('register.subtitle')}>
      <p className={classes.gift}>
        <BoltIcon size={18} />
        <span>{t('register.gift', { power: formatPower(SIGNUP_POWER / 100, grouping) })}</span>
      </p>
      <form className={classes.form} {...form.bind(['phone', 'code', 'password', 'robot'], register)}>
        {form.failure && <Notice tone="failure">{form.failure}</Notice>}
        <PhoneField value={phone} onChange={setPhone} error={form.errorOf('phone')} />
        <RobotBox robot={robot} error={form.errorOf('robot')} />
        <CodeField value={typed} onChange={setTyped} error={form.errorOf('code')} code={code} />
        <PasswordField
          name="password"
          label={t('newPassword')}
          placeholder={t('newPasswordPlaceholder')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={form.errorOf('password')}
        />
        <Button type="submit" size="md" fullWidth loading={form.busy === 'form'}>
          {t('register.submit')}
        </Button>
      </form>
      <p className={classes.links}>
        <span>
          {t('register.hasAccount')} <FormLink to="/user/login">{t('register.logIn')}</FormLink>
        </span>
      </p>
    </AccountFrame>
  )
}
