import { Button, Skeleton, Title } from '@mantine/core'
import { Link, useSearch } from 'wouter'
import { products } from '#contracts/api/products.ts'
import { textOf } from '#web/api/failure.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { ProductFacts } from '../product-facts.tsx'
import classes from './confirm.module.css'
import { subjectOf } from './confirm.rules.ts'
import { OrderCard } from './order-card.tsx'
import { SectionList } from './section-list.tsx'

/** Before power is spent: which product, what the report will hold, and what it costs. */
export function ConfirmScreen() {
  const { t } = useTranslation(['reports', 'frame'])
  const body = subjectOf(useSearch())
  const preview = useCall(products.asin, { body })
  return (
    <div className={classes.page}>
      <Link href="/products/asin_fx/index" className={classes.back}>
        {t('back')}
      </Link>
      <Title order={1}>{t('confirm.title')}</Title>
      {preview.isPending && <Skeleton height={360} radius="lg" mt="lg" />}
      {preview.isError && (
        <Message tone="failure" title={t('confirm.unavailable')} text={textOf(preview.error)}>
          <Button component={Link} href="/products/asin_fx/index">
            {t('confirm.another')}
          </Button>
          <Button variant="default" onClick={() => preview.refetch()}>
            {t('frame:retry')}
          </Button>
        </Message>
      )}
      {preview.isSuccess && (
        <div className={classes.columns}>
          <div className={classes.main}>
            <section className={classes.card} aria-label={t('confirm.product')}>
              <ProductFacts info={preview.data.product} />
              {preview.data.marketplaces.length > 1 && (
                <p className={classes.elsewhere}>
                  {t('confirm.alsoIn', { marketplaces: preview.data.marketplaces.join(' · ') })}
                </p>
              )}
            </section>
            <SectionList sections={preview.data.sections} />
          </div>
          <OrderCard product={preview.data.product} />
        </div>
      )}
    </div>
  )
}
