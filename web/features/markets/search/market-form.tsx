import { Button, NativeSelect, TextInput } from '@mantine/core'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { MARKET_LEVELS } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { CategorySelect } from '#web/features/catalogue/public/category-select.tsx'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTypedText } from '#web/kit/fields/use-typed-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { SettingFields } from '../setting-fields.tsx'
import classes from './market-search.module.css'
import type { MarketSearchState } from './use-market-search.ts'

interface MarketFormProps {
  state: MarketSearchState
  /** Undefined before the first answer. */
  data: Output<typeof marketSearch.search> | undefined
}

/** Marketplace, level, category, settings of the metrics, and words. */
export function MarketForm({ state, data }: MarketFormProps) {
  const { t } = useTranslation('markets')
  const { search, set, setMarketplace, kind } = state
  const { levels } = MARKET_TEXTS[useLanguage()]
  // The simple page shows settings only if its address has some, such as those of a preset.
  const hasSettings = kind === 'selectMarket' || search.head !== undefined || search.newMonths !== undefined
  return (
    <div className={classes.form}>
      <MarketplacePicker size="sm" value={search.marketplace} onChange={setMarketplace} />
      <NativeSelect
        size="sm"
        label={t('search.level')}
        value={search.level ?? 'all'}
        data={[
          { value: 'all', label: t('search.allLevels') },
          ...MARKET_LEVELS.map((level) => ({ value: level, label: levels[level] })),
        ]}
        onChange={({ currentTarget }) => set({ level: currentTarget.value })}
      />
      <MarketCategories state={state} />
      {hasSettings && <SettingFields head={search.head} newMonths={search.newMonths} set={set} />}
      {data?.hasBoth && <DataSelect value={data.data} onChange={(chosen) => set({ data: chosen })} />}
      <WordsField state={state} />
    </div>
  )
}

function MarketCategories({ state: { search, set } }: { state: MarketSearchState }) {
  const { marketplace, data, category } = search
  const tree = useCall(marketSearch.map, { body: { marketplace, ...(data && { data }) } })
  return (
    <CategorySelect
      nodes={tree.data?.row.map(({ id, parent, name, products }) => ({ id, parent, name, count: products }))}
      value={category}
      onChange={(id) => set({ category: id })}
    />
  )
}

/** Words of the title. The search starts on Enter or with the button. */
function WordsField({ state: { search, set } }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
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
      <Button type="submit" size="sm">
        {t('search.start')}
      </Button>
    </form>
  )
}
