import { Skeleton } from '@mantine/core'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { TERM_NUMBERS } from '#contracts/model/keywords/search-term-metrics.ts'
import { TERM_PRODUCT_TEXTS } from '#contracts/model/keywords/term-product-metrics.texts.ts'
import { TERM_PRODUCT_NUMBER_NAMES, TERM_PRODUCT_NUMBERS } from '#contracts/model/keywords/term-product-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { FilterProblems } from '#web/kit/list/filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { PRODUCT_GROUPS, TERM_GROUPS } from './filter-groups.ts'
import { LATER } from './load-later-parts.ts'
import { ProductList, useTermProducts } from './product-list.tsx'
import classes from './search-terms.module.css'
import { BrandField, TermForm, TermWords } from './term-form.tsx'
import { useChips } from './use-chips.ts'
import { type TermSearchState, useTermSearch } from './use-term-search.ts'

const NUMBERS = { ...TERM_NUMBERS, ...TERM_PRODUCT_NUMBERS }
const firstSorting = () => ({ by: 'clicks', order: 'desc' }) as const

/** The products that search terms point to. */
export function TermProductsScreen() {
  const { t } = useTranslation(['search-terms', 'shell', 'list'])
  const state = useTermSearch({ numbers: NUMBERS, sorts: TERM_PRODUCT_NUMBER_NAMES, first: firstSorting })
  const list = useTermProducts(state)
  const words = useWords()
  const chips = useChips(state, { numbers: NUMBERS, names: words.names })
  return (
    <Page title={t('shell:title.abaSelect')} subtitle={t('products.question')}>
      <div className={classes.screen}>
        <TermForm state={state} listed={list.data} />
        <LazyPart lazy={LATER} waiting={<Skeleton height={36} radius="md" />}>
          {({ Models }) => <Models state={state} list="termProducts" />}
        </LazyPart>
        <div className={classes.folds}>
          <Folded label={t('filters')}>
            <div className={classes.filters}>
              <TermWords state={state} />
              <ProductFilters state={state} groups={TERM_GROUPS} />
            </div>
          </Folded>
          <Folded label={t('productFilters')}>
            <div className={classes.filters}>
              <div className={classes.fields}>
                <BrandField state={state} />
              </div>
              <ProductFilters state={state} groups={PRODUCT_GROUPS} />
            </div>
          </Folded>
        </div>
        <FilterProblems problems={state.search.problems} names={words.names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <p className={classes.note} role="status">
          {state.search.period && t('sharesOf')}
        </p>
        <ProductList state={state} list={list} />
      </div>
    </Page>
  )
}

/** Names and formulas of the metrics of terms and of products. */
function useWords() {
  const language = useLanguage()
  const [terms, products] = [TERM_TEXTS[language], TERM_PRODUCT_TEXTS[language]]
  return { names: { ...terms.names, ...products.names }, formulas: { ...terms.formulas, ...products.formulas } }
}

interface ProductFiltersProps {
  state: TermSearchState
  groups: Partial<Record<keyof typeof TERM_GROUPS | keyof typeof PRODUCT_GROUPS, readonly string[]>>
}

function ProductFilters({ state, groups }: ProductFiltersProps) {
  const { t } = useTranslation('search-terms')
  const words = useWords()
  return (
    <LazyPart lazy={LATER} waiting={<Skeleton height={320} radius="lg" />}>
      {({ Filters }) => (
        <Filters
          state={state}
          // The cast: a key of the groups.
          groups={Object.entries(groups).map(([group, metrics]) => ({
            title: t(`group.${group as keyof typeof groups}`),
            metrics,
          }))}
          numbers={NUMBERS}
          words={words}
        />
      )}
    </LazyPart>
  )
}
