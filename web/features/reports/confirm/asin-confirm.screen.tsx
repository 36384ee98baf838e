import { useSearch } from 'wouter/use-browser-location'
import { products } from '#contracts/api/products.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { productSubject } from '#contracts/model/watch-subjects.ts'
import { call } from '#web/api/calls.ts'
import { useCall } from '#web/api/queries.ts'
import type { Charge } from '#web/features/ledger/public/use-charged-call.ts'
import { WatchButton } from '#web/features/watches/public/watch-button.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { readProductQuery } from '../confirm-path.ts'
import { ProductFacts } from '../product-facts.tsx'
import { asin as kind } from '../report-kind.ts'
import classes from './confirm.module.css'
import { AnotherLink, ConfirmColumns, ConfirmFrame, ConfirmSkeleton } from './confirm-frame.tsx'
import { OrderCard } from './order-card.tsx'
import { SectionList } from './section-list.tsx'
import { useExistingReport } from './use-existing.ts'

export function AsinConfirmScreen() {
  const { t } = useTranslation('reports')
  const body = readProductQuery(useSearch())
  const existing = useExistingReport(body)
  const preview = useCall(products.asin, { body })
  return (
    <ConfirmFrame kind={kind}>
      <Panel
        state={panelState(preview)}
        skeleton={<ConfirmSkeleton />}
        errorTitle={t('asin.unavailable')}
        errorAction={<AnotherLink kind={kind} />}
      >
        {({ product, marketplaces, sections }) => {
          const { asin, marketplace, imageUrl, title } = product
          const create = (charge: Charge) =>
            call(reports.productCreate, {
              body: { ...charge, asin, marketplace, product: JSON.stringify({ marketplace, imageUrl, title }) },
            })
          return (
            <ConfirmColumns
              main={
                <>
                  <section className={classes.card} aria-label={t('asin.subject')}>
                    <ProductFacts info={product} />
                    <div className={classes.watch}>
                      <WatchButton kind="product" subject={productSubject(marketplace, asin)} />
                    </div>
                    {marketplaces.length > 1 && (
                      <p className={classes.elsewhere}>
                        {t('confirm.alsoIn', { marketplaces: marketplaces.join(' · ') })}
                      </p>
                    )}
                  </section>
                  <SectionList sections={sections} />
                </>
              }
              order={<OrderCard kind={kind} create={create} existing={existing} />}
            />
          )
        }}
      </Panel>
    </ConfirmFrame>
  )
}
