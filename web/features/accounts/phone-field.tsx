import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import type { FieldProps } from './field.ts'

/** A mainland mobile number, which is the name of an account: password managers file the password under it. */
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
