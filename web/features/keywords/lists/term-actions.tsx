import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type KeywordList, keywordLists, type ListedTerm, TAG_MAX } from '#contracts/api/keyword-lists.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './lists.module.css'
import { useRefreshLists } from './use-lists.ts'

interface TermActionsProps {
  list: KeywordList
  rows: readonly ListedTerm[]
  /** Of the whole list, to choose from. */
  tags: readonly string[]
  /** Called after a change, which the chosen rows do not show. */
  onDone: () => void
}

/** Tags chosen terms, or takes them out of the list. */
export function TermActions({ list, rows, tags, onDone }: TermActionsProps) {
  const { t } = useTranslation('keyword-lists')
  const [isDropping, setDropping] = useState(false)
  const drop = useChange(keywordLists.drop)
  const refresh = useRefreshLists()
  const terms = rows.map(({ id }) => id)
  return (
    <>
      <TagForm list={list} rows={rows} tags={tags} onDone={onDone} />
      <Button size="sm" variant="default" onClick={() => setDropping(true)}>
        {t('drop', { count: rows.length })}
      </Button>
      <DeleteDialog
        opened={isDropping}
        title={t('dropTitle')}
        action={t('dropTitle')}
        busy={drop.isPending}
        onClose={() => setDropping(false)}
        onDelete={() =>
          drop.mutate(
            { body: { list: list.id, terms } },
            {
              onSuccess: ({ dropped }) => {
                setDropping(false)
                toast.success(t('dropped', { count: dropped }))
                refresh()
                onDone()
              },
              onError: toast.failure,
            },
          )
        }
      >
        {t('dropText', { count: rows.length, name: isolate(list.name) })}
      </DeleteDialog>
    </>
  )
}

function TagForm({ list, rows, tags: known, onDone }: TermActionsProps) {
  const { t } = useTranslation('keyword-lists')
  const [typed, setTyped] = useState('')
  const change = useChange(keywordLists.tag)
  const refresh = useRefreshLists()
  const tag = typed.trim()
  // A tag that all of them have is taken off.
  const isOn = tag !== '' && rows.every(({ tags }) => tags.includes(tag))
  return (
    <form
      className={classes.tagForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (tag === '') return
        change.mutate(
          { body: { list: list.id, terms: rows.map(({ id }) => id), tag, on: !isOn } },
          {
            onSuccess: ({ changed }) => {
              setTyped('')
              toast.success(t(isOn ? 'untagged' : 'tagged', { count: changed, tag: isolate(tag) }))
              refresh()
              onDone()
            },
            onError: toast.failure,
          },
        )
      }}
    >
      <TextInput
        size="sm"
        aria-label={t('tag')}
        placeholder={t('tag')}
        maxLength={TAG_MAX}
        list="listed-tags"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <datalist id="listed-tags">
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Button type="submit" size="sm" variant="default" loading={change.isPending} disabled={tag === ''}>
        {t(isOn ? 'untag' : 'addTag')}
      </Button>
    </form>
  )
}
