import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { marketSearch } from '#contracts/api/market-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { MARKET_TEXTS } from '#contracts/model/screener/market-metrics.texts.ts'
import { HEAD, MARKET_LEVELS, NEW_MONTHS, NEW_MONTHS_OFFERED } from '#contracts/model/screener/market-metrics.ts'
import { useCall } from '#web/api/queries.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './market-search.module.css'
import type { MarketSearchState } from './use-market-search.ts'

interface MarketFormProps {
  state: MarketSearchState
  /** Undefined before the first answer. */
  data: Output<typeof marketSearch.search> | undefined
}

const HEADS = [5, 10, 20, 50]

/** Marketplace, level, category, settings of the metrics, and words. */
export function MarketForm({ state, data }: MarketFormProps) {
  const { t } = useTranslation('markets')
  const { search, set, setMarketplace, kind } = state
  const { levels } = MARKET_TEXTS[useLanguage()]
  const head = search.head ?? HEAD.default
  const newMonths = search.newMonths ?? NEW_MONTHS.default
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
      <CategorySelect state={state} />
      {kind === 'selectMarket' && (
        <>
          <NativeSelect
            size="sm"
            label={t('search.head')}
            value={String(head)}
            data={optionsWith(HEADS, head).map((count) => ({
              value: String(count),
              label: t('search.headCount', { count }),
            }))}
            onChange={({ currentTarget }) =>
              set({ head: currentTarget.value === String(HEAD.default) ? '' : currentTarget.value })
            }
          />
          <NativeSelect
            size="sm"
            label={t('search.newMonths')}
            value={String(newMonths)}
            data={optionsWith(NEW_MONTHS_OFFERED, newMonths).map((count) => ({
              value: String(count),
              label: t('search.months', { count }),
            }))}
            onChange={({ currentTarget }) =>
              set({ newMonths: currentTarget.value === String(NEW_MONTHS.default) ? '' : currentTarget.value })
            }
          />
        </>
      )}
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
      <WordsField key={search.words} state={state} />
    </div>
  )
}

/** An address may have a setting that the list does not offer. */
const optionsWith = (offered: readonly number[], value: number) =>
  offered.includes(value) ? offered : [...offered, value].toSorted((a, b) => a - b)

type Node = Output<typeof marketSearch.map>['row'][number]

function CategorySelect({ state: { search, set } }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const grouping = useGrouping()
  const { marketplace, data } = search
  const tree = useCall(marketSearch.map, { body: { marketplace, ...(data && { data }) } })
  return (
    <NativeSelect
      size="sm"
      label={t('search.category')}
      value={search.category ?? ''}
      data={[
        { value: '', label: t('search.allCategories') },
        ...inOrder(tree.data?.row ?? []).map(({ node, depth }) => ({
          value: node.id,
          label: `${'\u2003'.repeat(depth)}${node.name} (${formatCount(node.products, grouping)})`,
        })),
      ]}
      onChange={({ currentTarget }) => set({ category: currentTarget.value })}
    />
  )
}

/** Each node before the nodes below it. */
export function inOrder(
  nodes: readonly Node[],
  parent: string | null = null,
  depth = 0,
): { node: Node; depth: number }[] {
  return nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => [{ node, depth }, ...inOrder(nodes, node.id, depth + 1)])
}

/** Words of the title. The search starts on Enter or with the button. */
function WordsField({ state: { search, set } }: { state: MarketSearchState }) {
  const { t } = useTranslation('markets')
  const [typed, setTyped] = useState(search.words)
  const commit = () => typed.trim() !== search.words && set({ words: typed.trim() })
  return (
    <form
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextInput
        size="sm"
        type="search"
        label={t('search.words')}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
      />
      <Button type="submit" size="sm">
        {t('search.start')}
      </Button>
    </form>
  )
}
