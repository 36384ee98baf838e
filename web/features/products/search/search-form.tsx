import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { CategorySelect } from './category-select.tsx'
import classes from './product-search.module.css'
import { joinNames, MATCHES, type ProductSearchState, searchBody } from './use-product-search.ts'

interface SearchFormProps {
  state: ProductSearchState
  /** Undefined before the first answer. */
  data: Output<typeof productSearch.search> | undefined
}

/** Marketplace, month, category and words. */
export function SearchForm({ state, data }: SearchFormProps) {
  const { t } = useTranslation('products')
  const { search, set, setMarketplace } = state
  const { category, sort, order, ...filter } = searchBody(search)
  return (
    <div className={classes.form}>
      <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
      <NativeSelect
        size="sm"
        label={t('search.month')}
        value={search.month ?? ''}
        data={[
          {
            value: '',
            label: data?.months[0] ? t('search.latest', { month: data.months[0] }) : t('search.latestMonth'),
          },
          ...(data?.months.slice(1) ?? []),
        ]}
        onChange={({ currentTarget }) => set({ month: currentTarget.value })}
      />
      <CategorySelect filter={filter} value={search.category} onChange={(id) => set({ category: id })} />
      {data?.hasBoth && (
        <NativeSelect
          size="sm"
          label={t('search.data')}
          value={data.data}
          data={[
            { value: 'imported', label: t('search.imported') },
            { value: 'sample', label: t('search.sample') },
          ]}
          onChange={({ currentTarget }) => set({ data: currentTarget.value })}
        />
      )}
      <WordsField key={`${search.words}|${search.match}`} state={state} />
    </div>
  )
}

/** Words of the title. The search starts on Enter or with the button. */
function WordsField({ state: { search, set } }: { state: ProductSearchState }) {
  const { t } = useTranslation('products')
  const [typed, setTyped] = useState(search.words)
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        set({ words: typed.trim() })
      }}
    >
      <TextInput
        size="sm"
        type="search"
        label={t('search.words')}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => typed.trim() !== search.words && set({ words: typed.trim() })}
      />
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
  const names = (text: string) => joinNames(text.split(/[,，;；\n]/).map((name) => name.trim()))
  return (
    <div className={classes.names}>
      <NameField label={t('search.without')} value={search.without} onChange={(without) => set({ without })} />
      <NameField
        label={t('search.brands')}
        value={search.brands.join(', ')}
        onChange={(text) => set({ brands: names(text) })}
      />
      <NameField
        label={t('search.sellers')}
        value={search.sellers.join(', ')}
        onChange={(text) => set({ sellers: names(text) })}
      />
    </div>
  )
}

interface NameFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function NameField({ label, value, onChange }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }
  return (
    <TextInput
      size="sm"
      label={label}
      maxLength={200}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
