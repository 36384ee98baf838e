import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { withValues } from '#web/kit/url-state.ts'
import { NAME_LENGTH } from './mark-query.ts'
import classes from './search.module.css'

/** The form for a trademark name. Its button is disabled while the name is empty (SPEC section 5). */
export function NameForm({ current }: { current: string }) {
  const { t } = useTranslation('trademarks')
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [typed, setTyped] = useState(current)
  const trademark = typed.trim()
  function submit(event: FormEvent) {
    event.preventDefault()
    // Add a history entry for each name, so that Back returns to the previous name.
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
