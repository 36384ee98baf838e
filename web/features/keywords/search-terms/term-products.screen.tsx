import { Skeleton } from '@mantine/core'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { LATER } from './load-later-parts.ts'
import { ProductList, useTermProducts } from './product-list.tsx'
import classes from './search-terms.module.css'
import { TermForm } from './term-form.tsx'
import { useChips } from './use-chips.ts'
import { useTermSearch } from './use-term-search.ts'

const NUMBERS = { ...TERM_NUMBERS, ...TERM_PRODUCT_NUMBERS }
const firstSorting = () => ({ by: 'clicks', order: 'desc' }) as const

/** The products that search terms point to. */
export function TermProductsScreen() {
  const { t } = useTranslation(['search-terms', 'shell', 'list'])
  const state = useTermSearch({ numbers: NUMBERS, sorts: TERM_PRODUCT_NUMBER_NAMES, first: firstSorting })
  const list = useTermProducts(state)
  const language = useLanguage()
  const names = { ...TERM_TEXTS[language].names, ...TERM_PRODUCT_TEXTS[language].names }
  const chips = useChips(state, { numbers: NUMBERS, names })
  return (
    <Page title={t('shell:title.abaSelect')} subtitle={t('products.question')}>
      <div className={classes.screen}>
        <TermForm state={state} listed={list.data} />
        <LazyPart lazy={LATER} waiting={<Skeleton height={36} radius="md" />}>
          {({ Models }) => <Models state={state} list="termProducts" />}
        </LazyPart>
        <div className={classes.folds}>
          <Folded label={t('filters')}>
            <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
              {({ TermFilters }) => <TermFilters state={state} />}
            </LazyPart>
          </Folded>
          <Folded label={t('productFilters')}>
            <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
              {({ ProductFilters }) => <ProductFilters state={state} />}
            </LazyPart>
          </Folded>
        </div>
        <LazyFilterProblems problems={state.search.problems} names={names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <p className={classes.note} role="status">
          {state.search.period && t('sharesOf')}
        </p>
        <ProductList state={state} list={list} />
      </div>
    </Page>
  )
}
