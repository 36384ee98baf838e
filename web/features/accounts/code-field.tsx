import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CODE_MINUTES, maskPhone } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { FieldProps } from './field.ts'
import classes from './form.module.css'
import type { Code } from './use-code.ts'

export function CodeField({ value, onChange, error, code }: FieldProps & { code: Code }) {
  const { t } = useTranslation('account')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (code.times > 0) input.current?.focus()
  }, [code.times])

  return (
    <div>
      <TextInput
        ref={input}
        size="md"
        name="code"
        label={t('code.label')}
        placeholder={t('code.placeholder')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        rightSectionPointerEvents="all"
        rightSectionWidth={126}
        rightSection={
          <button
            type="button"
            className={classes.getCode}
            disabled={code.seconds > 0}
            aria-busy={code.busy}
            onClick={() => void code.get()}
          >
            {code.seconds > 0 ? t('code.again', { seconds: code.seconds }) : t('code.get')}
          </button>
        }
      />
      <p className={classes.obtained} role="status">
        {/* A new key each time, or screen readers would not repeat the same text. */}
        {code.sentTo && !error && (
          <span key={code.times}>{t('code.obtained', { phone: maskPhone(code.sentTo), minutes: CODE_MINUTES })}</span>
        )}
      </p>
    </div>
  )
}
