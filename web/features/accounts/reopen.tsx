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

/** Reopens a closed account on an explicit click: a login alone might be a habit. */
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
