import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { Points } from './points.tsx'
import classes from './risk.module.css'

/** A brand name; nothing can be searched while it is empty. */
export function TrademarkTab() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [brand, setBrand] = useState('')
  const wanted = brand.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (wanted) navigate(`/trademark?${new URLSearchParams({ trademark: wanted })}`)
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
        <Button type="submit" size="md" disabled={!wanted} leftSection={<SearchIcon size={18} />}>
          {t('risk.searchTrademark')}
        </Button>
      </div>
      <Points of="trademark" />
    </form>
  )
}
