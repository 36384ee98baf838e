import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PRESET_NAME_MAX } from '#contracts/api/presets.ts'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './saved-filters.module.css'

interface NameFormProps {
  label: string
  name?: string
  action: string
  isBusy: boolean
  /** The failure of the last attempt. */
  failure: unknown
  /** `clear` empties the field, for the next name. */
  onName: (name: string, clear: () => void) => void
  onCancel?: () => void
}

export function NameForm({ label, name = '', action, isBusy, failure, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation('frame')
  const [typed, setTyped] = useState(name)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onName(typed.trim(), () => setTyped(''))
      }}
    >
      <TextInput
        data-autofocus
        label={label}
        maxLength={PRESET_NAME_MAX}
        value={typed}
        error={failure ? textOf(failure) || t('requestTimedOut') : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" disabled={!typed.trim()} loading={isBusy}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </form>
  )
}
