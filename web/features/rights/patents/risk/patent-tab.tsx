import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { useModule } from '#web/kit/session-store.ts'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { PicturePicker } from '../../public/picture-picker/picture-picker.tsx'
import { EMPTY_FORM, problemOf, type SearchForm, searchDraft, withChange } from '../search/search-form.ts'
import { SearchPrice } from '../search/search-terms.tsx'
import { Points } from './points.tsx'
import classes from './risk.module.css'

/** A short search form. Its input survives the login, and then the search page runs the search. */
export function PatentTab() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [saved, setDraft] = useDraft(searchDraft)
  const [isWaiting, setIsWaiting] = useState(false)
  const [targets, setTargets] = useTargets()
  const hasPrice = useModule('ai_pantent') !== undefined
  const { image, title } = saved?.form ?? EMPTY_FORM
  // A changed form no longer belongs to the search that it was copied from.
  const change = (changed: Partial<SearchForm>) =>
    setDraft((before) => withChange(before && { form: before.form }, changed))

  function submit(event: FormEvent) {
    event.preventDefault()
    // Clear the fields that only the search page shows, so that the user does not pay for a search by hidden values.
    const form = { ...EMPTY_FORM, image, title }
    if (!problemOf(form)) setDraft({ form, agreed: hasPrice })
    navigate('/patent')
  }

  return (
    <form className={classes.patent} onSubmit={submit}>
      <PicturePicker
        value={image}
        onChange={(image) => change({ image })}
        onBusy={setIsWaiting}
        onMarketplace={(marketplace) => setTargets(targetsOf(marketplace))}
      />
      <div className={classes.words}>
        <TextInput
          size="md"
          label={t('field.title')}
          placeholder={t('risk.titleHint')}
          maxLength={200}
          value={title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TargetChoice value={targets} onChange={setTargets} />
        <Button type="submit" size="md" disabled={isWaiting} leftSection={<SearchIcon size={18} />}>
          {t('risk.searchNow')}
        </Button>
        <SearchPrice className={classes.price} waits={isWaiting} />
        <Points tab="patent" />
      </div>
    </form>
  )
}
