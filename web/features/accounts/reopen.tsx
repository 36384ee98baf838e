import { Button } from '@mantine/core'
import { failures } from '#contracts/core/failures.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Field } from './account.rules.ts'
import type { AccountForm } from './use-form.ts'

interface ReopenProps {
  form: AccountForm
  fields: readonly Field[]
  logIn: (reopen: true) => Promise<void>
}

/** Reopening a closed account needs an explicit click, because users may log in out of habit. */
export function Reopen({ form, fields, logIn }: ReopenProps) {
  const { t } = useTranslation('account')
  if (!form.refusedWith(failures.accountClosed.code)) return null
  return (
    <Button
      variant="default"
      loading={form.busy === 'form'}
      onClick={() => void form.send('form', fields, () => logIn(true))}
    >
      {t('login.reopen')}
    </Button>
  )
}
