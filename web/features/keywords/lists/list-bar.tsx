import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { KeywordList } from '#contracts/api/keyword-lists.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import classes from './lists.module.css'

const DIALOGS = lazyCode(() => import('./list-dialogs.tsx'))

interface ListBarProps {
  lists: readonly KeywordList[]
  list: KeywordList | null
  onOpen: (id: number | null) => void
}

type Opened = 'create' | 'rename' | 'delete' | null

/** Chooses a list, and creates, renames and deletes lists. */
export function KeywordListBar({ lists, list, onOpen }: ListBarProps) {
  const { t } = useTranslation('keyword-lists')
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <div className={classes.bar}>
      {lists.length > 0 && (
        <NativeSelect
          size="sm"
          label={t('list')}
          className={classes.lists}
          value={list ? String(list.id) : ''}
          data={[
            ...(list ? [] : [{ value: '', label: t('choose') }]),
            ...lists.map(({ id, name, marketplace, terms }) => ({
              value: String(id),
              label: `${marketplace} · ${t('listOf', { name: isolate(name), count: terms })}`,
            })),
          ]}
          onChange={({ currentTarget }) => currentTarget.value && onOpen(Number(currentTarget.value))}
        />
      )}
      <Button size="sm" variant={lists.length > 0 ? 'default' : 'filled'} onClick={() => setOpened('create')}>
        {t('create')}
      </Button>
      {list && (
        <>
          <Button size="sm" variant="subtle" onClick={() => setOpened('rename')}>
            {t('rename')}
          </Button>
          <Button size="sm" variant="subtle" color="red" onClick={() => setOpened('delete')}>
            {t('delete')}
          </Button>
          <LazyDialog lazy={DIALOGS} opened={opened === 'rename'} onClose={close}>
            {({ RenameDialog }, isOpen) => <RenameDialog list={list} opened={isOpen} onClose={close} />}
          </LazyDialog>
          <LazyDialog lazy={DIALOGS} opened={opened === 'delete'} onClose={close}>
            {({ DeleteListDialog }, isOpen) => (
              <DeleteListDialog list={list} opened={isOpen} onClose={close} onDeleted={() => onOpen(null)} />
            )}
          </LazyDialog>
        </>
      )}
      <LazyDialog lazy={DIALOGS} opened={opened === 'create'} onClose={close}>
        {({ CreateDialog }, isOpen) => <CreateDialog opened={isOpen} onClose={close} onCreated={onOpen} />}
      </LazyDialog>
    </div>
  )
}
