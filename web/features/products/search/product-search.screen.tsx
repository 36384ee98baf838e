import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { isLatestOnly } from '#contracts/model/screener/metric.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_CHOICES, PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { earlierMonth } from '#web/kit/list/earlier-month.ts'
import { FilterChips } from '#web/kit/list/filter-chips.tsx'
import { LazyFilterPanel } from '#web/kit/list/lazy-filter-panel.tsx'
import { LazyFilterProblems } from '#web/kit/list/lazy-filter-problems.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { FILTER_GROUPS, type FilterGroup, QUICK_FIELDS } from './filter-groups.ts'
import { ProductList, useProducts } from './product-list.tsx'
import classes from './product-search.module.css'
import { NameFields, SearchForm } from './search-form.tsx'
import { useChips } from './use-chips.ts'
import { isNarrowed, type ProductSearchState, useProductSearch } from './use-product-search.ts'

const PRESETS = lazyCode(() => import('./presets.tsx'))

/** `hotProduct`: the filters of the help on the front page; `selectProduct`: all filters. */
function ProductSearchScreen({ kind }: { kind: 'hotProduct' | 'selectProduct' }) {
  const { t } = useTranslation(['products', 'list'])
  const state = useProductSearch()
  const list = useProducts(state)
  const month = earlierMonth(state.search.month, list.data?.months)
  const chips = useChips(state)
  const { names } = PRODUCT_TEXTS[useLanguage()]
  // A search that its address narrows shows its result first.
  const [startsNarrowed] = useState(isNarrowed(state.search))
  return (
    <Page title={t(`${kind}.title`)} subtitle={t(`${kind}.question`)}>
      <div className={classes.screen}>
        <SearchForm state={state} data={list.data} />
        <LazyPart lazy={PRESETS} waiting={<Skeleton height={36} radius="md" />}>
          {({ Presets }) => <Presets state={state} total={list.data?.total} />}
        </LazyPart>
        <Folded label={t('search.filters')} open={kind === 'selectProduct' && !startsNarrowed}>
          <Filters state={state} month={month} isQuick={kind === 'hotProduct'} />
        </Folded>
        <LazyFilterProblems problems={state.search.problems} names={names} />
        <FilterChips chips={chips} onClear={state.clear} />
        <ProductList state={state} month={month} list={list} />
      </div>
    </Page>
  )
}

interface FiltersProps {
  state: ProductSearchState
  /** The month of the numbers; undefined: the latest one. */
  month: string | undefined
  isQuick: boolean
}

function Filters({ state, month, isQuick }: FiltersProps) {
  const { t } = useTranslation('products')
  const { search, setRange, setChoice } = state
  const groups = Object.entries(FILTER_GROUPS).flatMap(([group, metrics]) => {
    const shown = isQuick ? metrics.filter((name) => QUICK_FIELDS.includes(name)) : metrics
    // The cast: a key of the groups.
    return shown.length > 0 ? [{ title: t(`group.${group as FilterGroup}`), metrics: shown }] : []
  })
  return (
    <>
      {!isQuick && <NameFields state={state} />}
      <LazyFilterPanel
        groups={groups}
        numbers={PRODUCT_NUMBERS}
        choices={PRODUCT_CHOICES}
        words={PRODUCT_TEXTS[useLanguage()]}
        marketplace={search.marketplace}
        isHidden={(name) => month !== undefined && isLatestOnly(PRODUCT_NUMBERS, name)}
        filter={search.filter}
        onRange={setRange}
        onChoice={setChoice}
      />
    </>
  )
}

export const HotProductScreen = () => <ProductSearchScreen kind="hotProduct" />
export const SelectProductScreen = () => <ProductSearchScreen kind="selectProduct" />
