import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { prediction } from '#contracts/api/prediction.ts'
import { productSearch } from '#contracts/api/product-search.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { useWriter } from '../detail/use-writer.ts'
import classes from './prediction.module.css'
import { RankResult } from './rank-result.tsx'

const DATA = ['imported', 'sample'] as const

interface Asked {
  marketplace: Marketplace
  data?: (typeof DATA)[number] | undefined
  category: string
  rank: number
}

/** The address holds what was asked. */
function readAsked(search: URLSearchParams): Omit<Asked, 'rank'> & { rank: number | undefined } {
  const marketplace = search.get('marketplace') ?? ''
  const rank = search.get('rank') ?? ''
  return {
    marketplace: isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE,
    data: DATA.find((each) => each === search.get('data')),
    category: search.get('category') ?? '',
    rank: parseRank(rank),
  }
}

/** Digits, also with separators as they are pasted: `1,234`. */
function parseRank(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,#]/g, '')
  return /^[1-9]\d{0,7}$/.test(digits) ? Number(digits) : undefined
}

export function RankTab() {
  const { t } = useTranslation('prediction')
  const [search] = useSearchValues()
  const { rank, ...asked } = readAsked(search)
  return (
    <div className={classes.screen}>
      <RankForm asked={asked} rank={rank} />
      {asked.category !== '' && rank !== undefined ? (
        <RankAnswer asked={{ ...asked, rank }} />
      ) : (
        <Message tone="empty" title={t('rank.empty')} text={t('rank.emptyHint')} />
      )}
    </div>
  )
}

function RankForm({ asked, rank }: { asked: Omit<Asked, 'rank'>; rank: number | undefined }) {
  const { t } = useTranslation('prediction')
  const [, setSearch] = useSearchValues()
  const { count } = useWriter(asked.marketplace)
  const { marketplace, data } = asked
  // Undefined: as asked.
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState(rank === undefined ? '' : String(rank))
  const [isChecked, setChecked] = useState(false)
  const category = chosen ?? asked.category
  const tree = useCall(productSearch.categories, { body: { marketplace, ...(data && { data }) } })
  const roots = (tree.data?.row ?? []).filter(({ parent, products }) => parent === null && products > 0)
  // The asked category shows while the list loads, and if it has gone.
  const names = roots.map(({ name }) => name)
  const missing = category === '' || names.includes(category) ? [] : [category]
  const parsed = parseRank(typed)
  function restart(values: Readonly<Record<string, string>>) {
    setChosen(undefined)
    setChecked(false)
    setSearch({ category: '', ...values })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (category === '' || parsed === undefined) return
    setChosen(undefined)
    setSearch({ category, rank: String(parsed) })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <MarketplacePicker
        value={marketplace}
        // Another marketplace has other categories.
        onChange={(code) => restart({ marketplace: code, data: '' })}
      />
      <NativeSelect
        size="md"
        label={t('rank.data')}
        value={data ?? ''}
        onChange={({ currentTarget }) => restart({ data: currentTarget.value })}
        data={[{ value: '', label: t('rank.anyData') }, ...DATA.map((value) => ({ value, label: t(`rank.${value}`) }))]}
      />
      <NativeSelect
        size="md"
        label={t('rank.category')}
        value={category}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: '', label: t('rank.choose') },
          ...missing,
          ...roots.map(({ name, products }) => ({
            value: name,
            label: t('rank.categoryOf', { name, count: count(products) }),
          })),
        ]}
        error={isChecked && category === '' ? t('rank.problem.category') : undefined}
      />
      <TextInput
        size="md"
        label={t('rank.rank')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isChecked && parsed === undefined ? t('rank.problem.rank') : undefined}
      />
      <Button type="submit" size="md">
        {t('rank.start')}
      </Button>
    </form>
  )
}

function RankAnswer({ asked }: { asked: Asked }) {
  const { t } = useTranslation('prediction')
  const { data, ...body } = asked
  const query = useCall(prediction.atRank, { body: { ...body, ...(data && { data }) } })
  return (
    <Panel state={panelState(query)} skeleton={<Skeleton height={420} radius="md" />} errorTitle={t('rank.failed')}>
      {(answer) => <RankResult answer={answer} />}
    </Panel>
  )
}
