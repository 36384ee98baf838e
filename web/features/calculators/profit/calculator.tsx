import { Button, Skeleton } from '@mantine/core'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { OWN_RATES } from '#contracts/model/calculators/profit/input.texts.ts'
import { withOwnTables } from '#contracts/model/calculators/profit/input.ts'
import { isMarketplace, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { InvalidFields, useInvalidFields } from '#web/kit/fields/invalid-fields.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useLanguage } from '#web/kit/session.ts'
import columns from '../parts/columns.module.css'
import type { OwnTables } from '../parts/own-tables.ts'
import { useStable } from '../parts/use-stable.ts'
import { type HandOver, useHandOver } from '../public/hand-over.ts'
import { useFieldWords } from '../public/use-field-words.ts'
import type { HandedCalculation } from './apply-hand-over.tsx'
import { Fields } from './fields/fields.tsx'
import { fillIn, isConverted, moveTo, type ProductFacts } from './fill-in.ts'
import { isCostOf, keepOffer } from './from-offer.ts'
import classes from './profit.module.css'
import type { CalculationState } from './profit-draft.ts'

/** Separate chunks. Most calculations are typed, so they need neither the facts of a product nor a hand-over. */
const FILL_IN = lazyCode(() => import('./fields/fill-in-form.tsx'))
const HAND_OVER = lazyCode(() => import('./apply-hand-over.tsx'))
const PRODUCT = lazyCode(() => import('./fields/product-card.tsx'))
const OFFER = lazyCode(() => import('./fields/cost-source.tsx'))
const EXPORTS = lazyCode(() => import('./result/export-buttons.tsx'))
/** A separate chunk, because it contains the fee tables and the texts of all formulas, which the fields do not need. */
const LIVE = lazyCode(() => import('./result/live-result.tsx'))

/** A conversion of typed amounts, and the calculation that it happened in. */
interface Conversion {
  from: Marketplace
  to: Marketplace
  round: number
}

interface CalculatorProps extends CalculationState {
  own: OwnTables
  /** The query: an ASIN and marketplace, and whether a report linked here. */
  search: URLSearchParams
  /** Removes the product from the address, so that it is not filled in again. */
  clearLinkedProduct: () => void
  onNew: () => void
  onHandedOver: (next: HandedCalculation, from: HandOver['from']) => void
}

/** The inputs beside the live result. This function is long because it is mostly markup of the page. */
export function Calculator(props: CalculatorProps) {
  const { calculation, change, update, own, search, clearLinkedProduct, onNew, onHandedOver } = props
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const { input, product, assumed, offer, round } = calculation
  const [converted, setConverted] = useState<Conversion | null>(null)
  const settings = useCall(calculators.settings, {})
  const rates = settings.data?.exchange ?? REFERENCE_RATES
  const [handOver, setHandOver] = useHandOver()
  const { invalid, reports } = useInvalidFields()
  const live = useMemo(() => withOwnTables(input, own.tables), [input, own.tables])
  const deferred = useDeferredValue(live)
  const words = useFieldWords()
  const stableChange = useStable(change)
  const searchText = search.toString()
  const linkedProduct = useMemo(() => productIn(new URLSearchParams(searchText)), [searchText])
  const results = useRef<HTMLElement>(null)

  const conversionTo = (to: Marketplace) => (isConverted(input, to) ? { from: input.marketplace, to, round } : null)

  function take(facts: ProductFacts) {
    setConverted(conversionTo(facts.marketplace))
    update((before) => {
      const filled = fillIn(before.input, facts, rates)
      return { ...before, ...filled, input: keepOffer(before.offer, before.input, filled.input, rates) }
    })
    if (facts.asin !== linkedProduct?.asin) clearLinkedProduct()
  }

  function move(marketplace: Marketplace) {
    if (marketplace === input.marketplace) return
    setConverted(conversionTo(marketplace))
    update((before) => ({
      ...before,
      input: keepOffer(before.offer, before.input, moveTo(before.input, marketplace, rates), rates),
      product: null,
    }))
    clearLinkedProduct()
  }

  const stableTake = useStable(take)
  const stableMove = useStable(move)

  return (
    <div className={columns.columns}>
      {/* biome-ignore lint/a11y/useSemanticElements: its groups are fieldsets already */}
      <div className={columns.inputs} role="group" aria-label={t('profit.inputs')}>
        {/* An amount in another currency waits for the rates of the account. */}
        {handOver && !settings.isPending && (
          <LazyPart lazy={HAND_OVER} waiting={null}>
            {({ ApplyHandOver }) => (
              <ApplyHandOver
                handOver={handOver}
                calculation={calculation}
                rates={rates}
                onHandedOver={(next, from) => {
                  onHandedOver(next, from)
                  setHandOver()
                }}
              />
            )}
          </LazyPart>
        )}
        <LazyPart lazy={FILL_IN} waiting={<Skeleton height={61} />}>
          {({ FillInForm }) => (
            <FillInForm
              key={round}
              asin={product?.asin ?? ''}
              marketplace={input.marketplace}
              onMarketplace={stableMove}
              onFacts={stableTake}
              // The product is filled into the calculation that was handed over, which may contain it already.
              linked={handOver || isFilled(product, linkedProduct) ? null : linkedProduct}
            />
          )}
        </LazyPart>
        {product && (
          <LazyPart lazy={PRODUCT} waiting={<Skeleton height={96} />}>
            {({ ProductCard }) => <ProductCard product={product} fromReport={search.get('from') === 'report'} />}
          </LazyPart>
        )}
        {offer && isCostOf(offer, input, rates) && (
          <LazyPart lazy={OFFER} waiting={<Skeleton height={96} />}>
            {({ CostSource }) => <CostSource offer={offer} input={input} rates={rates} />}
          </LazyPart>
        )}
        {converted?.round === round && (
          <div className={classes.converted}>
            <Notice tone="warning">
              {t('profit.converted', {
                from: marketplaces[converted.from].currency,
                to: marketplaces[converted.to].currency,
                day: rates.on,
                source: rates.source || OWN_RATES[language],
              })}
            </Notice>
          </div>
        )}
        <FieldWordsContext value={words}>
          <InvalidFields value={reports}>
            <div key={`${round} ${product?.asin} ${input.marketplace}`} className={classes.fields}>
              <Fields input={input} assumed={assumed} change={stableChange} />
              <div className={classes.more}>
                <Button variant="default" size="xs" onClick={onNew}>
                  {t('profit.startAgain')}
                </Button>
              </div>
            </div>
          </InvalidFields>
        </FieldWordsContext>
        <LazyPart lazy={LIVE} waiting={null}>
          {({ LiveBar }) =>
            !own.isWaiting && (
              <LiveBar
                input={deferred}
                isInvalid={invalid > 0}
                onDetails={() => {
                  results.current?.scrollIntoView()
                  results.current?.focus({ preventScroll: true })
                }}
              />
            )
          }
        </LazyPart>
      </div>
      <section
        ref={results}
        className={`${columns.results} ${classes.results}`}
        aria-label={t('profit.results')}
        tabIndex={-1}
      >
        {own.isFailed && <Notice tone="warning">{t('profit.ownFailed')}</Notice>}
        <LazyPart lazy={LIVE} waiting={<Skeleton height={480} radius="md" />}>
          {({ LiveResult }) =>
            own.isWaiting ? (
              <Skeleton height={480} radius="md" />
            ) : (
              <LiveResult input={deferred} isInvalid={invalid > 0} />
            )
          }
        </LazyPart>
        {invalid === 0 && (
          <div className={classes.more}>
            <LazyPart lazy={EXPORTS} waiting={<Skeleton width={290} height={30} />}>
              {({ ExportButtons }) => <ExportButtons calculation={{ ...calculation, input: live }} />}
            </LazyPart>
          </div>
        )}
      </section>
    </div>
  )
}

interface Named {
  asin: string
  marketplace: Marketplace
}

/** The product named in a query. */
function productIn(search: URLSearchParams): Named | null {
  const asin = normalizeAsin(search.get('asin') ?? '')
  const marketplace = search.get('marketplace') ?? ''
  return isAsin(asin) && isMarketplace(marketplace) ? { asin, marketplace } : null
}

const isFilled = (product: Named | null, linked: Named | null) =>
  product?.asin === linked?.asin && product?.marketplace === linked?.marketplace
