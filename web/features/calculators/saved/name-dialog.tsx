import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { NAME_MAX } from '#contracts/api/calculators.ts'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'

interface NameDialogProps {
  opened: boolean
  title: string
  action: string
  /** The initial name. */
  name: string
  busy: boolean
  /** The failure of the last attempt. */
  failure: unknown
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a saved calculation. */
export const NameDialog = ({ opened, title, onClose, ...form }: NameDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={title} centered size={460}>
    <NameForm onClose={onClose} {...form} />
  </Dialog>
)

function NameForm({ action, name, busy, failure, onName, onClose }: Omit<NameDialogProps, 'opened' | 'title'>) {
  const { t } = useTranslation(['calculators', 'frame'])
  const [typed, setTyped] = useState(name.slice(0, NAME_MAX))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) onName(typed.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      {failure !== null && <Notice tone="failure">{textOf(failure) || t('frame:requestTimedOut')}</Notice>}
      <TextInput
        data-autofocus
        label={t('saved.name')}
        maxLength={NAME_MAX}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button type="submit" disabled={!typed.trim()} loading={busy}>
          {action}
        </Button>
      </Group>
    </form>
  )
}
