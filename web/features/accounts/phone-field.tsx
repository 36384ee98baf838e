import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import type { FieldProps } from './field.ts'

/** A mainland mobile number. It is the user name of an account, hence the autocomplete value. */
export function PhoneField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('account')
  return (
    <TextInput
      size="md"
      name="phone"
      label={t('phone')}
      placeholder={t('phonePlaceholder')}
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      maxLength={32}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
