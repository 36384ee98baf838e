import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { MonthSelect } from '#web/features/catalogue/public/month-select.tsx'
import { parseNames, writeNames } from '#web/features/catalogue/public/name-list.rules.ts'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ProductCategories } from './category-select.tsx'
import classes from './product-search.module.css'
import { MATCHES, type ProductSearchState, searchBody } from './use-product-search.ts'

interface SearchFormProps {
  state: ProductSearchState
  /** Undefined before the first answer. */
  data: Output<typeof productSearch.search> | undefined
}

/** Marketplace, month, category and words. */
export function SearchForm({ state, data }: SearchFormProps) {
  const { search, set, setMarketplace, setMonth } = state
  const { category, sort, order, ...filter } = searchBody(search)
  return (
    <div className={classes.form}>
      <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
      <MonthSelect months={data?.months ?? []} value={search.month} onChange={setMonth} />
      <ProductCategories filter={filter} value={search.category} onChange={(id) => set({ category: id })} />
      {data?.hasBoth && (
        // Imported products have no months.
        <DataSelect value={data.data} onChange={(chosen) => set({ data: chosen, month: '' })} />
      )}
      <WordsField state={state} />
    </div>
  )
}

/** Words of the title. The search starts on Enter, on blur or with the button. */
function WordsField({ state: { search, set } }: { state: ProductSearchState }) {
  const { t } = useTranslation('products')
  const { field, commit } = useTypedText(search.words, (words) => set({ words }))
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextInput size="sm" type="search" label={t('search.words')} maxLength={200} {...field} />
      <NativeSelect
        size="sm"
        aria-label={t('search.match.label')}
        value={search.match}
        data={MATCHES.map((match) => ({ value: match, label: t(`search.match.${match}`) }))}
        onChange={({ currentTarget }) => set({ match: currentTarget.value === 'broad' ? '' : currentTarget.value })}
      />
      <Button type="submit" size="sm">
        {t('search.start')}
      </Button>
    </form>
  )
}

/** Names and words that narrow a search; each counts when its field is left. */
export function NameFields({ state: { search, set } }: { state: ProductSearchState }) {
  const { t } = useTranslation('products')
  const names = (text: string) => writeNames(parseNames(text))
  return (
    <div className={classes.names}>
      <NameField
        label={t('search.without')}
        value={search.without}
        maxLength={200}
        onChange={(without) => set({ without })}
      />
      <NameField
        label={t('search.brands')}
        value={search.brands.join('; ')}
        onChange={(text) => set({ brands: names(text) })}
      />
      <NameField
        label={t('search.sellers')}
        value={search.sellers.join('; ')}
        onChange={(text) => set({ sellers: names(text) })}
      />
    </div>
  )
}

interface NameFieldProps {
  label: string
  value: string
  maxLength?: number
  onChange: (value: string) => void
}

function NameField({ label, value, maxLength, onChange }: NameFieldProps) {
  const { field } = useTypedText(value, onChange)
  return <TextInput size="sm" label={label} maxLength={maxLength} {...field} />
}
