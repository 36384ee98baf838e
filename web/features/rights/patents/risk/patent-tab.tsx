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
import { PicturePicker } from '../../picture-picker/picture-picker.tsx'
import { begunSearch, EMPTY_FORM, problemOf, type SearchForm, withChange } from '../search/search-form.ts'
import { SearchTerms } from '../search/search-terms.tsx'
import { Points } from './points.tsx'
import classes from './risk.module.css'

/** A picture and a keyword; what was begun is kept through the login and found on the page of results. */
export function PatentTab() {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [begun, keep] = useDraft(begunSearch)
  const [waits, setWaits] = useState(false)
  const [targets, setTargets] = useTargets()
  const priced = useModule('ai_pantent') !== undefined
  const { image, title } = begun?.form ?? EMPTY_FORM
  // It is another search than the one that a form was taken over from.
  const change = (changed: Partial<SearchForm>) =>
    keep((before) => withChange(before && { form: before.form }, changed))

  function submit(event: FormEvent) {
    event.preventDefault()
    // What was filled in on the other page does not show here: it is not searched, and not paid for.
    const form = { ...EMPTY_FORM, image, title }
    if (!problemOf(form)) keep({ form, agreed: priced })
    navigate('/patent')
  }

  return (
    <form className={classes.patent} onSubmit={submit}>
      <PicturePicker
        value={image}
        onChange={(image) => change({ image })}
        onBusy={setWaits}
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
        <Button type="submit" size="md" disabled={waits} leftSection={<SearchIcon size={18} />}>
          {t('risk.searchNow')}
        </Button>
        <SearchTerms className={classes.price} waits={waits} />
        <Points of="patent" />
      </div>
    </form>
  )
}
