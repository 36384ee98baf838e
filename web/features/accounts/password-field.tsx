import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { PASSWORD_MAX } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { EyeIcon, EyeOffIcon } from '#web/kit/parts/icons.tsx'
import type { FieldProps } from './field.ts'
import classes from './form.module.css'

interface PasswordFieldProps extends FieldProps {
  name: string
  label: string
  placeholder: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ onChange, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...input}
      size="md"
      type={isShown ? 'text' : 'password'}
      maxLength={PASSWORD_MAX}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        </button>
      }
    />
  )
}
