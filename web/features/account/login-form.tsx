import { Alert, Button, Checkbox, PasswordInput, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Redirect } from 'wouter'
import { PASSWORD_MAX } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLoggedIn } from '#web/kit/session.ts'
import classes from './login.module.css'
import { type LoginForm as Form, problemsOf } from './login.rules.ts'
import { useLogin } from './use-login.ts'

/** Phone, password and the not-a-robot confirmation. Problems show once the form was sent. */
export function LoginForm() {
  const { t } = useTranslation('account')
  const { logIn, busy, failure, sentHere, after } = useLogin()
  const loggedIn = useLoggedIn()
  const [form, setForm] = useState<Form>({ phone: '', password: '', robot: false })
  const [sent, setSent] = useState(false)
  if (loggedIn) return <Redirect to={after} replace />

  const problems = sent ? problemsOf(form) : {}
  const textOf = (field: keyof Form) => problems[field] && t(`problem.${problems[field]}`)
  const change = (part: Partial<Form>) => setForm({ ...form, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (Object.keys(problemsOf(form)).length === 0) void logIn(form)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div>
        <Title order={1} size={28}>
          {t('title')}
        </Title>
        <p className={classes.subtitle}>{t('subtitle')}</p>
      </div>
      {sentHere && !failure && (
        <Alert color="yellow" role="alert">
          {t('notLoggedIn')}
        </Alert>
      )}
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <TextInput
        size="md"
        label={t('phone')}
        placeholder={t('phonePlaceholder')}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        maxLength={32}
        value={form.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
        error={textOf('phone')}
      />
      <PasswordInput
        size="md"
        label={t('password')}
        placeholder={t('passwordPlaceholder')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={form.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        error={textOf('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <Checkbox
        className={classes.robot}
        label={t('robot')}
        checked={form.robot}
        onChange={(event) => change({ robot: event.currentTarget.checked })}
        error={textOf('robot')}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
