import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { withValues } from '#web/kit/url-state.ts'
import { NAME_LENGTH } from './mark-asked.ts'
import classes from './search.module.css'

/** The name that marks are compared with. The button waits for one (SPEC section 5). */
export function NameForm({ sought }: { sought: string }) {
  const { t } = useTranslation('trademarks')
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [typed, setTyped] = useState(sought)
  const trademark = typed.trim()
  function submit(event: FormEvent) {
    event.preventDefault()
    // Back leads to the name before.
    if (trademark) navigate(`${path}?${withValues(new URLSearchParams(search), { trademark })}`)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        size="md"
        label={t('name')}
        placeholder={t('placeholder')}
        value={typed}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="md" disabled={!trademark}>
        {t('search')}
      </Button>
    </form>
  )
}
