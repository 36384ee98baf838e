import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { products } from '#contracts/api/products.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { ProductFacts } from '../product-facts.tsx'
import classes from './analyse.module.css'

const DEBOUNCE_MS = 250

/** Shows the product with this ASIN, or the server's error message if there is none. */
export function Preview({ asin, marketplace }: { asin: string; marketplace: Marketplace }) {
  const { t } = useTranslation('reports')
  const wanted = `${asin}/${marketplace}`
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS)
  const info = useCall(products.getAsinInfo, { body: { asin, marketplace } }, { enabled: settled === wanted })
  return (
    <section className={classes.preview} aria-live="polite" aria-busy={info.isPending} aria-label={t('asin.preview')}>
      {info.isPending && <Skeleton height={132} radius="md" />}
      {info.isError && <Notice tone="failure">{textOf(info.error)}</Notice>}
      {info.isSuccess && <ProductFacts info={info.data} />}
    </section>
  )
}
