import { Textarea, TextInput } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { PictureList } from '../pictures/picture-list.tsx'
import type { FieldsProps } from './asin-fields.tsx'
import classes from './check.module.css'
import { LENGTHS } from './check-form.ts'

/** The form for a listing, which need not be on sale yet. */
export function ListingFields({ ref, form: { title, bullets, brand }, change, pictures, problem }: FieldsProps) {
  const { t } = useTranslation('infringement')
  const grouping = useGrouping()
  const tooLong = (name: 'title' | 'bullets') =>
    problem === `${name}TooLong` &&
    t('problem.tooLong', {
      most: formatCount(LENGTHS[name], grouping),
      length: formatCount({ title, bullets }[name].trim().length, grouping),
    })
  return (
    <div className={classes.listing}>
      <PictureList pictures={pictures} />
      <div className={classes.words}>
        {problem === 'emptyListing' && <Notice tone="failure">{t('problem.emptyListing')}</Notice>}
        <TextInput
          ref={ref}
          label={t('listing.title')}
          placeholder={t('listing.titleHint')}
          value={title}
          error={tooLong('title')}
          onChange={({ currentTarget: { value } }) => change(() => ({ title: value }))}
        />
        <Textarea
          label={t('listing.bullets')}
          placeholder={t('listing.bulletsHint')}
          rows={7}
          value={bullets}
          error={tooLong('bullets')}
          onChange={({ currentTarget: { value } }) => change(() => ({ bullets: value }))}
        />
        <TextInput
          label={t('listing.brand')}
          description={t('listing.brandHint')}
          maxLength={LENGTHS.brand}
          autoComplete="off"
          value={brand}
          onChange={({ currentTarget: { value } }) => change(() => ({ brand: value }))}
        />
      </div>
    </div>
  )
}
