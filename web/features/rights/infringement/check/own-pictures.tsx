import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import type { Pictures } from '../pictures/use-pictures.ts'
import classes from './check.module.css'

/** Pictures in the place of the product's own: that of a product elsewhere is never fetched. They stand open where there are some. */
export function OwnPictures({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation('infringement')
  const [opened, setOpened] = useState(pictures.pictures.length > 0)
  return (
    <Folded label={t('asin.pictures')} open={opened} onToggle={setOpened}>
      <p className={classes.picturesHint}>{t('asin.picturesHint')}</p>
      {opened && <PictureList pictures={pictures} />}
    </Folded>
  )
}
