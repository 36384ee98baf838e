import { Button } from '@mantine/core'
import { useState } from 'react'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import { normalizePhone } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { problemsOf } from '../account.rules.ts'
import { CodeField } from '../code-field.tsx'
import classes from '../form.module.css'
import type { LoginProps } from '../password-login.tsx'
import { PhoneField } from '../phone-field.tsx'
import { Reopen } from '../reopen.tsx'
import { RobotBox } from '../robot-box.tsx'
import { useCode } from '../use-code.ts'
import { useForm } from '../use-form.ts'
import { useReturnAddress } from '../use-return-address.ts'

const FIELDS = ['phone', 'code'] as const

interface BindPhoneProps extends LoginProps {
  ticket: string
  onAgain: () => void
}

/** Links a new WeChat identity to the account of a phone number. Creates the account if the number has none. */
export function BindPhone({ phone, onPhone, robot, ticket, onAgain }: BindPhoneProps) {
  const { t } = useTranslation('wechat')
  const { enter } = useReturnAddress()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  // FIELDS does not contain `robot`, because only the request for a code needs the confirmation.
  const form = useForm(problemsOf({ phone, code: typed, robot: robot.ticked }), robot)
  const code = useCode('bind', phone, form, robot)

  const bind = async (reopen?: true) => {
    const body = { ticket, phone: normalizePhone(phone), code: typed.trim(), language, reopen }
    enter(await call(wechat.bind, { body }))
  }

  return (
    <form className={classes.form} {...form.bind(FIELDS, bind)}>
      <Notice tone="success">{t('bind.text')}</Notice>
      {form.failure && <Notice tone="failure">{form.failure}</Notice>}
      <Reopen form={form} fields={FIELDS} logIn={bind} />
      <PhoneField value={phone} onChange={onPhone} error={form.errorOf('phone')} />
      <RobotBox robot={robot} error={form.errorOf('robot')} />
      <CodeField value={typed} onChange={setTyped} error={form.errorOf('code')} code={code} />
      <Button type="submit" size="md" fullWidth loading={form.busy === 'form'}>
        {t('bind.submit')}
      </Button>
      <Button variant="subtle" onClick={onAgain}>
        {t('bind.again')}
      </Button>
    </form>
  )
}
