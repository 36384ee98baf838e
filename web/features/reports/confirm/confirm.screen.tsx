import { Button, Skeleton, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { products } from '#contracts/api/products.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { ProductFacts } from '../product-facts.tsx'
import { useListPath } from '../use-list-path.ts'
import classes from './confirm.module.css'
import { subjectOf } from './confirm.rules.ts'
import { OrderCard, OrderSkeleton } from './order-card.tsx'
import { SectionList } from './section-list.tsx'
import { useExisting } from './use-existing.ts'

/** Before power is spent: which product, what the report will hold, and what it costs. */
export function ConfirmScreen() {
  const { t } = useTranslation('reports')
  const body = subjectOf(useSearch())
  const toList = useListPath()
  const existing = useExisting(body)
  const preview = useCall(products.asin, { body })
  return (
    <div className={classes.page}>
      <Link href={toList} className={classes.back}>
        {t('back')}
      </Link>
      <Title order={1}>{t('confirm.title')}</Title>
      <div className={classes.body}>
        <Panel
          state={panelState(preview)}
          skeleton={<ConfirmSkeleton />}
          errorTitle={t('confirm.unavailable')}
          errorAction={
            <Button component={Link} href={toList} variant="default">
              {t('confirm.another')}
            </Button>
          }
        >
          {({ product, marketplaces, sections }) => (
            <div className={classes.columns}>
              <div className={classes.main}>
                <section className={classes.card} aria-label={t('confirm.product')}>
                  <ProductFacts info={product} />
                  {marketplaces.length > 1 && (
                    <p className={classes.elsewhere}>
                      {t('confirm.alsoIn', { marketplaces: marketplaces.join(' · ') })}
                    </p>
                  )}
                </section>
                <SectionList sections={sections} />
              </div>
              <OrderCard product={product} existing={existing} />
            </div>
          )}
        </Panel>
      </div>
    </div>
  )
}

function ConfirmSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Skeleton height={208} radius="xl" />
        <Skeleton height={392} radius="xl" />
      </div>
      <OrderSkeleton />
    </div>
  )
}
