import { Skeleton } from '@mantine/core'
import { products } from '#contracts/api/products.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import classes from './check.module.css'

/** Shows the product of an ASIN, or the error text of the server. */
export function ProductPreview({ asin, marketplace }: { asin: string; marketplace: Marketplace }) {
  const { t } = useTranslation(['infringement', 'frame'])
  const { isPending, error, data } = useCall(products.getAsinInfo, { body: { asin, marketplace } })
  return (
    <section aria-live="polite" aria-busy={isPending} aria-label={t('asin.product')}>
      {isPending && <Skeleton height={88} radius="md" />}
      {error && <Notice tone="failure">{textOf(error) || t('frame:requestTimedOut')}</Notice>}
      {data && (
        <div className={classes.product}>
          <ProductPicture src={data.imageUrl} alt="" name={data.brand ?? data.title} />
          <p>
            <strong>{data.title}</strong>
            <small>
              {data.brand && t('asin.brand', { brand: data.brand })}
              {data.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
            </small>
          </p>
        </div>
      )}
    </section>
  )
}
