import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import type { CheckForm } from '#web/kit/rights/begun-check.ts'
import { PictureList } from '../pictures/picture-list.tsx'
import classes from './check.module.css'
import type { Change } from './use-form.ts'

/** Pictures in the place of the product's own: that of a product elsewhere is never fetched. They stand open where there are some. */
export function OwnPictures({ pictures, change }: Pick<CheckForm, 'pictures'> & { change: Change }) {
  const { t } = useTranslation('infringement')
  const [opened, setOpened] = useState(pictures.length > 0)
  return (
    <details className={classes.more} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <ChevronIcon size={16} />
        {t('asin.pictures')}
      </summary>
      <p>{t('asin.picturesHint')}</p>
      {opened && (
        <PictureList
          pictures={pictures}
          onChange={(changeOf) => change((form) => ({ pictures: changeOf(form.pictures) }))}
        />
      )}
    </details>
  )
}
