import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import { watches } from '#contracts/api/watches.ts'
import { textOf } from '#web/api/failure.ts'
import { keyOf, useChange } from '#web/api/queries.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import { type Query, useQueryWords } from '../search/query-words.ts'

const NAME_LENGTH = 60

interface WatchDialogProps {
  query: Query
  /** Mount the dialog with `false` first, because otherwise it does not return the focus to its opener on closing. */
  opened: boolean
  onClose: () => void
}

/** Saves a search under a name. The server compares every new grant with the saved search. */
export function WatchDialog({ query, opened, onClose }: WatchDialogProps) {
  const { t } = useTranslation(['patents', 'frame'])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('watch.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      centered
      size={460}
    >
      <WatchForm query={query} onClose={onClose} />
    </Modal>
  )
}

function WatchForm({ query, onClose }: Pick<WatchDialogProps, 'query' | 'onClose'>) {
  const { t } = useTranslation(['patents', 'frame'])
  const defaultName = useQueryWords()(query).join(' ') || t('watch.picture', { day: day(query.at) })
  const [name, setName] = useState(defaultName.slice(0, NAME_LENGTH))
  const queries = useQueryClient()
  const save = useChange(patents.watch)

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { queryId: query.queryId, name: name.trim() }
    if (!body.name) return
    save.mutate(
      { body },
      {
        onSuccess: () => {
          for (const endpoint of [patents.watches, watches.list])
            void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
          toast.success(t('watch.saved'))
          onClose()
        },
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      {save.isError && <Notice tone="failure">{textOf(save.error) || t('frame:requestTimedOut')}</Notice>}
      <p>{t('watch.text')}</p>
      <TextInput
        data-autofocus
        label={t('watch.name')}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button type="submit" disabled={!name.trim()} loading={save.isPending}>
          {t('watch.confirm')}
        </Button>
      </Group>
    </form>
  )
}
