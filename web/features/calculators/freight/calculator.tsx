import { Skeleton } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { checkInput } from '#contracts/model/calculators/freight/check-input.ts'
import type { Carton, FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { newCard } from '#contracts/model/calculators/freight/own-card.ts'
import type { RateCard } from '#contracts/model/calculators/freight/rate-card.ts'
import { chooseCard } from '#contracts/model/calculators/freight/rate-cards.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { InvalidFields, useInvalidFields } from '#web/kit/fields/invalid-fields.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useToday } from '#web/kit/session-store.ts'
import columns from '../parts/columns.module.css'
import { memoByInputs } from '../parts/memo-by-inputs.ts'
import { useStable } from '../parts/use-stable.ts'
import { useHandOver } from '../public/hand-over.ts'
import { ProblemsContext, problemsByField } from './fields/problems.ts'
import classes from './freight.module.css'
import { type CalculationState, isValueOf, movedTo } from './freight-draft.ts'
import { Destination } from './inputs/destination.tsx'
import { Goods } from './inputs/goods.tsx'
import { ProblemList } from './result/problem-list.tsx'
import { ExportButtons } from './saved/export-buttons.tsx'
import { useFreightPdf } from './saved/use-freight-pdf.ts'

const TABLES = lazyCode(() => import('./tables/tables.tsx'))
const RESULT = lazyCode(() => import('./result/live-result.tsx'))
const QUOTE = lazyCode(() => import('./tables/quote-dialog.tsx'))
const OFFER = lazyCode(() => import('./offer.tsx'))

const GoodsGroup = memoByInputs(Goods, 'cartons', 'goods', 'limits')
const DestinationGroup = memoByInputs(Destination, 'marketplace', 'fcCode', 'options', 'date', 'fulfilmentCentres')

/** The inputs beside the live result. This function is long because it is mostly markup of the page. */
export function Calculator({ calculation, change, update }: CalculationState) {
  const { t } = useTranslation('freight')
  const today = useToday()
  const { input, round } = calculation
  // Null once the seller has changed the value of the goods.
  const offer = calculation.offer && isValueOf(calculation.offer, input.goods) ? calculation.offer : null
  const [, navigate] = useLocation()
  const [, handOver] = useHandOver()
  const pdf = useFreightPdf(calculation)
  const { invalid, reports } = useInvalidFields()
  const deferred = useDeferredValue(input)
  const found = useMemo(() => checkInput(deferred), [deferred])
  const problems = useMemo(() => problemsByField(found), [found])
  const isEmpty = input.cartons.length === 0
  const [quote, setQuote] = useState<RateCard | null>(null)
  const [isQuoting, setQuoting] = useState(false)

  const setCartons = useStable((cartons: Carton[], goods: FreightInput['goods'] = input.goods) =>
    update((before) => ({ ...before, round: before.round + 1, input: { ...before.input, cartons, goods } })),
  )
  const stableChange = useStable(change)
  const setMarketplace = useStable((marketplace: Marketplace) => change(movedTo(input, marketplace, today)))
  const editQuote = useStable(startQuote)
  const addQuote = useStable(() => quoteFor('air', null))

  function startQuote(card: RateCard) {
    setQuote(card)
    setQuoting(true)
  }

  function quoteFor(mode: Mode, freight: Pick<Freight, 'region' | 'pricedOn'> | null) {
    const { marketplace, rateCards } = input
    const on = freight?.pricedOn ?? today
    const like = chooseCard(rateCards, { mode, marketplace, region: freight?.region ?? null, on })?.card ?? null
    startQuote(newCard(rateCards, { mode, marketplace, today, like }))
  }

  function toProfit(freight: HandedFreight) {
    handOver({ from: 'freight', freight, offer })
    const product = offer?.product?.marketplace === freight.marketplace ? offer.product : null
    navigate(`/ai/profit/analysis${product ? `?${new URLSearchParams({ ...product })}` : ''}`)
  }

  const props = { input, change: stableChange }
  return (
    <ProblemsContext value={problems}>
      <div className={columns.columns} data-wide>
        {/* biome-ignore lint/a11y/useSemanticElements: its groups are fieldsets already */}
        <div className={columns.inputs} role="group" aria-label={t('inputs')}>
          <InvalidFields value={reports}>
            {offer && (
              <LazyPart lazy={OFFER} waiting={<Skeleton height={96} />}>
                {({ ValueSource }) => <ValueSource offer={offer} />}
              </LazyPart>
            )}
            <div key={`${round} ${input.marketplace}`}>
              <GoodsGroup {...props} setCartons={setCartons} />
              <DestinationGroup {...props} onMarketplace={setMarketplace} />
              <LazyPart lazy={TABLES} waiting={<Skeleton height={420} radius="lg" />}>
                {({ Tables }) => <Tables {...props} today={today} onEdit={editQuote} onAdd={addQuote} />}
              </LazyPart>
            </div>
          </InvalidFields>
        </div>
        <section className={columns.results} aria-label={t('results')}>
          {isEmpty ? (
            <p className={classes.empty}>{t('emptyResult')}</p>
          ) : invalid > 0 ? (
            <Notice tone="warning">{t('invalidField')}</Notice>
          ) : found.length === 0 ? (
            <>
              <LazyPart lazy={RESULT} waiting={<Skeleton height={420} radius="lg" />}>
                {({ LiveResult }) => (
                  <LiveResult
                    input={deferred}
                    today={today}
                    onQuote={quoteFor}
                    onProfit={toProfit}
                    onPrint={(mode) => void pdf.download(mode)}
                  />
                )}
              </LazyPart>
              <ExportButtons calculation={calculation} />
            </>
          ) : (
            <ProblemList problems={found} />
          )}
        </section>
      </div>
      {quote && (
        <LazyDialog lazy={QUOTE} opened={isQuoting} onClose={() => setQuoting(false)}>
          {({ QuoteDialog }, opened) => (
            <QuoteDialog
              opened={opened}
              card={quote}
              cards={input.rateCards}
              onClose={() => setQuoting(false)}
              onCards={(rateCards) => {
                change({ rateCards })
                setQuoting(false)
              }}
            />
          )}
        </LazyDialog>
      )}
    </ProblemsContext>
  )
}
