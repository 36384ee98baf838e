import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { PicturePicker } from '#web/kit/picture-picker/picture-picker.tsx'
import { useModule } from '#web/kit/session-store.ts'
import { begunSearch, EMPTY_FORM, problemOf, type SearchForm } from '../search/search-form.ts'
import { Points } from './points.tsx'
import classes from './risk.module.css'

/** A picture and a keyword; what was begun is kept through the login and found on the page of results. */
export function PatentTab() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [begun, keep] = useDraft(begunSearch)
  const price = useModule('ai_pantent')?.value
  const form = begun?.form ?? EMPTY_FORM
  const change = (changed: Partial<SearchForm>) => keep({ form: { ...form, ...changed }, agreed: false })

  function submit(event: FormEvent) {
    event.preventDefault()
    keep({ form, agreed: price !== undefined && !problemOf(form) })
    navigate('/patent')
  }

  return (
    <form className={classes.patent} onSubmit={submit}>
      <PicturePicker value={form.image} onChange={(image) => change({ image })} />
      <div className={classes.words}>
        <TextInput
          size="md"
          label={t('field.title')}
          placeholder={t('risk.titleHint')}
          maxLength={200}
          value={form.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Button type="submit" size="md" leftSection={<SearchIcon size={18} />}>
          {t('risk.searchNow')}
        </Button>
        {price !== undefined && <p className={classes.price}>{t('price', { price: power(price) })}</p>}
        <Points of="patent" />
      </div>
    </form>
  )
}
