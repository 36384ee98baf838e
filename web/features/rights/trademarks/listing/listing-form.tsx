import { Button, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { draft, useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { NicePicker } from '../nice-picker.tsx'
import classes from './listing.module.css'
import { BRAND_LENGTH, EMPTY_LISTING, type Listing, TEXT_LENGTH, textOf } from './listing.rules.ts'

const listingDraft = draft<Listing>()

interface ListingFormProps {
  checking: boolean
  onCheck: (listing: Listing) => void
  children: ReactNode
}

export function ListingForm({ checking, onCheck, children }: ListingFormProps) {
  const { t } = useTranslation('trademarks')
  const grouping = useGrouping()
  const [listing = EMPTY_LISTING, setDraft] = useDraft(listingDraft)
  const { length } = textOf(listing)
  const tooLong = length > TEXT_LENGTH
  const set = (part: Partial<Listing>) => setDraft({ ...listing, ...part })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (length > 0 && !tooLong) onCheck(listing)
  }
  const counts = { length: formatCount(length, grouping), most: formatCount(TEXT_LENGTH, grouping) }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('listing.title')}
        placeholder={t('listing.titlePlaceholder')}
        value={listing.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <Textarea
        label={t('listing.bullets')}
        placeholder={t('listing.bulletsPlaceholder')}
        rows={5}
        value={listing.bullets}
        onChange={({ currentTarget }) => set({ bullets: currentTarget.value })}
      />
      <Textarea
        label={t('listing.description')}
        rows={5}
        value={listing.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('listing.brand')}
          description={t('listing.brandHint')}
          value={listing.brand}
          maxLength={BRAND_LENGTH}
          onChange={({ currentTarget }) => set({ brand: currentTarget.value })}
        />
        <NicePicker chosen={listing.classes} onChange={(chosen) => set({ classes: chosen })} />
        {children}
      </div>
      <div className={classes.foot}>
        <Button type="submit" size="md" disabled={length === 0 || tooLong} loading={checking}>
          {t('listing.check')}
        </Button>
        <p className={classes.length} role={tooLong ? 'alert' : undefined} data-over={tooLong || undefined}>
          {t(tooLong ? 'listing.tooLong' : 'listing.length', counts)}
        </p>
      </div>
    </form>
  )
}
