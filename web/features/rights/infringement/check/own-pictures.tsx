import { useState } from 'react'
import { products } from '#contracts/api/products.ts'
import { isAsin } from '#contracts/core/rules.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { isOurPicture } from '#contracts/model/product-picture.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import type { Pictures } from '../pictures/use-pictures.ts'
import classes from './check.module.css'

interface OwnPicturesProps {
  asin: string
  marketplace: Marketplace
  pictures: Pictures
}

/**
 * The user's own pictures, which replace the stored product picture. The section is open if the user has added pictures
 * or if no product picture is stored.
 */
export function OwnPictures({ asin, marketplace, pictures }: OwnPicturesProps) {
  const { t } = useTranslation('infringement')
  const [chosen, choose] = useState<boolean>()
  const product = useCall(products.getAsinInfo, { body: { asin, marketplace } }, { enabled: isAsin(asin) }).data
  const isMissing = product !== undefined && !isOurPicture(product.imageUrl)
  const opened = chosen ?? (pictures.pictures.length > 0 || isMissing)
  return (
    <Folded label={t('asin.pictures')} open={opened} onToggle={choose}>
      <p className={classes.picturesHint}>{t(isMissing ? 'asin.picturesMissing' : 'asin.picturesHint')}</p>
      {opened && <PictureList pictures={pictures} />}
    </Folded>
  )
}
