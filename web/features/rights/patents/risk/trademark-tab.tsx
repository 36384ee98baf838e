import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { Points } from './points.tsx'
import classes from './risk.module.css'

export function TrademarkTab() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [brand, setBrand] = useState('')
  const name = brand.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name) navigate(`/trademark?${new URLSearchParams({ trademark: name })}`)
  }

  return (
    <form className={classes.words} onSubmit={submit}>
      <div className={classes.line}>
        <TextInput
          size="md"
          label={t('risk.brand')}
          placeholder={t('risk.brandHint')}
          maxLength={100}
          autoComplete="off"
          value={brand}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        <Button type="submit" size="md" disabled={!name} leftSection={<SearchIcon size={18} />}>
          {t('risk.searchTrademark')}
        </Button>
      </div>
      <Points tab="trademark" />
    </form>
  )
}
