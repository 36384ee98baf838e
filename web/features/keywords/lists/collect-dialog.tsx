import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  type KeywordList,
  keywordLists,
  LIST_NAME_MAX,
  MAX_TERMS_A_CALL,
  type TermOrigin,
} from '#contracts/api/keyword-lists.ts'
import type { KeywordFilter, keywordSearch } from '#contracts/api/keyword-search.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { notice } from '#web/kit/toast.ts'
import classes from './lists.module.css'
import { listAddress, useLists, useRefreshLists } from './use-lists.ts'

type Added = Output<typeof keywordLists.add>

/** What to collect. */
export type Collected =
  | { by: 'terms'; marketplace: Marketplace; terms: readonly string[]; origin: TermOrigin; detail?: string }
  | { by: 'search'; search: Omit<Body<typeof keywordSearch.search>, 'page' | 'size'>; total: number }

interface CollectDialogProps {
  collected: Collected
  opened: boolean
  onClose: () => void
  onDone: (() => void) | undefined
}

const NEW = 'new'
const COUNTS = [20, 50, 100, 200, MAX_TERMS_A_CALL]

export function CollectDialog({ collected, opened, onClose, onDone }: CollectDialogProps) {
  const { t } = useTranslation(['keyword-lists', 'keywords'])
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keywords:collect')} centered size={460}>
      <CollectForm
        collected={collected}
        onAdded={() => {
          onClose()
          onDone?.()
        }}
      />
    </Dialog>
  )
}

const marketplaceOf = (filter: KeywordFilter) => filter.marketplace ?? DEFAULT_MARKETPLACE

function CollectForm({ collected, onAdded }: { collected: Collected; onAdded: () => void }) {
  const { t } = useTranslation('keyword-lists')
  const marketplace = collected.by === 'terms' ? collected.marketplace : marketplaceOf(collected.search)
  const lists = useLists()
  const own = lists.data?.lists.filter((list) => list.marketplace === marketplace) ?? []
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [count, setCount] = useState(COUNTS[0] ?? 1)
  const target = chosen ?? String(own[0]?.id ?? NEW)
  const isNew = target === NEW
  const { run, isBusy, failure } = useCollect(collected)
  return (
    <form
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await run({ target: isNew ? { name: name.trim(), marketplace } : Number(target), count })) onAdded()
      }}
    >
      {own.length > 0 && (
        <NativeSelect
          data-autofocus
          label={t('into')}
          value={target}
          data={[
            ...own.map(({ id, name: label, terms }) => ({
              value: String(id),
              label: t('listOf', { name: isolate(label), count: terms }),
            })),
            { value: NEW, label: t('newList') },
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {isNew && (
        <TextInput
          data-autofocus
          label={t('nameOfNew', { marketplace })}
          maxLength={LIST_NAME_MAX}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {collected.by === 'search' && collected.total > 1 && (
        <NativeSelect
          label={t('howMany')}
          description={t('howManyHint')}
          value={String(Math.min(count, collected.total))}
          data={countsFor(collected.total).map((each) => ({
            value: String(each),
            label: t('firstOf', { count: each }),
          }))}
          onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
        />
      )}
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" loading={isBusy} disabled={lists.isPending || (isNew && name.trim() === '')}>
        {collected.by === 'terms' ? t('addTerms', { count: collected.terms.length }) : t('add')}
      </Button>
    </form>
  )
}

/** The offered numbers of terms; the last one is all, or as many as a call takes. */
const countsFor = (total: number): number[] => {
  const most = Math.min(total, MAX_TERMS_A_CALL)
  return [...COUNTS.filter((count) => count < most), most]
}

interface Order {
  /** The id of a list, or a list to create. */
  target: number | { name: string; marketplace: Marketplace }
  count: number
}

function useCollect(collected: Collected) {
  const { t } = useTranslation(['keyword-lists', 'frame'])
  const create = useChange(keywordLists.create)
  const add = useChange(keywordLists.add)
  const collect = useChange(keywordLists.collect)
  const refresh = useRefreshLists()
  const [failure, setFailure] = useState<string>()
  const [made, setMade] = useState<KeywordList>()

  /** A list that was created before a failure is used again. */
  async function listOf(target: Order['target']): Promise<number> {
    if (typeof target === 'number') return target
    if (made?.name === target.name) return made.id
    const list = await create.mutateAsync({ body: target })
    refresh(list)
    setMade(list)
    return list.id
  }

  async function addTo(list: number, count: number): Promise<Added> {
    if (collected.by === 'search') {
      const { search, total } = collected
      return collect.mutateAsync({ body: { list, search, count: Math.min(count, total) } })
    }
    const { terms, origin, detail } = collected
    return add.mutateAsync({ body: { list, terms: [...terms], origin, ...(detail && { detail }) } })
  }

  async function run({ target, count }: Order): Promise<boolean> {
    setFailure(undefined)
    try {
      const { list, added, had } = await addTo(await listOf(target), count)
      refresh(list)
      notice(
        'keyword-list',
        'good',
        <>
          {t('added', { name: isolate(list.name), added, had })}{' '}
          <Link href={listAddress(list.id)}>{t('openList')}</Link>
        </>,
      )
      return true
    } catch (thrown) {
      setFailure(textOf(thrown) || t('frame:requestTimedOut'))
      return false
    }
  }

  return { run, isBusy: create.isPending || add.isPending || collect.isPending, failure }
}
