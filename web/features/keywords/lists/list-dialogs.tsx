import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type KeywordList, keywordLists, LIST_NAME_MAX } from '#contracts/api/keyword-lists.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './lists.module.css'
import { useRefreshLists } from './use-lists.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
}

export function CreateDialog({ opened, onClose, onCreated }: DialogProps & { onCreated: (id: number) => void }) {
  const { t } = useTranslation('keyword-lists')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('create')} centered size={420}>
      <CreateForm
        onDone={(id) => {
          onClose()
          onCreated(id)
        }}
      />
    </Dialog>
  )
}

export function RenameDialog({ list, opened, onClose }: DialogProps & { list: KeywordList }) {
  const { t } = useTranslation('keyword-lists')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('rename')} centered size={420}>
      <RenameForm list={list} onDone={onClose} />
    </Dialog>
  )
}

function CreateForm({ onDone }: { onDone: (id: number) => void }) {
  const { t } = useTranslation('keyword-lists')
  const create = useChange(keywordLists.create)
  const refresh = useRefreshLists()
  const [marketplace, setMarketplace] = useState<Marketplace>(DEFAULT_MARKETPLACE)
  return (
    <NameForm
      name=""
      action={t('create')}
      isBusy={create.isPending}
      failure={create.error}
      onName={(name) =>
        create.mutate(
          { body: { name, marketplace } },
          {
            onSuccess: (list) => {
              refresh(list)
              onDone(list.id)
            },
          },
        )
      }
    >
      <MarketplacePicker size="sm" value={marketplace} onChange={setMarketplace} />
    </NameForm>
  )
}

function RenameForm({ list, onDone }: { list: KeywordList; onDone: () => void }) {
  const { t } = useTranslation('keyword-lists')
  const rename = useChange(keywordLists.rename)
  const refresh = useRefreshLists()
  return (
    <NameForm
      name={list.name}
      action={t('rename')}
      isBusy={rename.isPending}
      failure={rename.error}
      onName={(name) =>
        rename.mutate(
          { body: { list: list.id, name } },
          {
            onSuccess: (renamed) => {
              refresh(renamed)
              onDone()
            },
          },
        )
      }
    />
  )
}

interface NameFormProps {
  name: string
  action: string
  isBusy: boolean
  failure: unknown
  onName: (name: string) => void
  children?: ReactNode
}

function NameForm({ name, action, isBusy, failure, onName, children }: NameFormProps) {
  const { t } = useTranslation(['keyword-lists', 'frame'])
  const [typed, setTyped] = useState(name)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onName(typed.trim())
      }}
    >
      <TextInput
        data-autofocus
        label={t('name')}
        maxLength={LIST_NAME_MAX}
        value={typed}
        error={failure ? textOf(failure) || t('frame:requestTimedOut') : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {children}
      <Button type="submit" disabled={!typed.trim()} loading={isBusy}>
        {action}
      </Button>
    </form>
  )
}

interface DeleteListProps extends DialogProps {
  list: KeywordList
  onDeleted: () => void
}

export function DeleteListDialog({ list, opened, onClose, onDeleted }: DeleteListProps) {
  const { t } = useTranslation('keyword-lists')
  const remove = useChange(keywordLists.remove)
  const refresh = useRefreshLists()
  return (
    <DeleteDialog
      opened={opened}
      title={t('delete')}
      action={t('delete')}
      busy={remove.isPending}
      onClose={onClose}
      onDelete={() =>
        remove.mutate(
          { body: { list: list.id } },
          {
            onSuccess: () => {
              onClose()
              onDeleted()
              refresh()
            },
            onError: toast.failure,
          },
        )
      }
    >
      {t('deleteText', { name: isolate(list.name), count: list.terms })}
    </DeleteDialog>
  )
}
