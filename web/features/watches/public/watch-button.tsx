import { Button } from '@mantine/core'
import { useState } from 'react'
import { type WatchKind, watches } from '#contracts/api/watches.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { EyeIcon } from '#web/kit/parts/icons.tsx'
import { toast } from '#web/kit/toast.ts'
import { useRefreshWatches, useWatches } from '../use-watches.ts'

const SETTINGS = lazyCode(() => import('../settings-dialog.tsx'))

interface WatchButtonProps {
  kind: WatchKind
  /** In the form of contracts/model/watch-subjects.ts. */
  subject: string
  /** Required for a search. */
  name?: string
  /** Address in the app that shows a search. */
  address?: string
  /** Why the subject cannot be watched. The button looks disabled and says it when pressed. */
  refusal?: string
}

/** Begins a watch, or opens the settings of the one that exists. */
export function WatchButton({ kind, subject, name, address, refusal }: WatchButtonProps) {
  const { t } = useTranslation('watches')
  const [opened, setOpened] = useState(false)
  const { data } = useWatches()
  const create = useChange(watches.create)
  const refresh = useRefreshWatches()
  const watch = data?.watches.find((each) => each.kind === kind && each.subject === subject)
  const isRefused = watch === undefined && refusal !== undefined

  function begin() {
    if (refusal !== undefined) {
      toast.refusal(refusal)
      return
    }
    const body = { kind, subject, ...(name && { name }), ...(address && { address }) }
    create.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(t('begun'))
          refresh()
        },
        onError: toast.failure,
      },
    )
  }

  return (
    <>
      <Button
        variant={watch ? 'light' : 'default'}
        size="sm"
        leftSection={<EyeIcon size={16} />}
        loading={create.isPending}
        disabled={!data}
        // Not disabled, so that keyboards and touch reach the reason.
        aria-disabled={isRefused || undefined}
        data-disabled={isRefused || undefined}
        title={isRefused ? refusal : undefined}
        aria-haspopup={watch ? 'dialog' : undefined}
        onClick={watch ? () => setOpened(true) : begin}
      >
        {watch ? t('watching') : t('watch')}
      </Button>
      <LazyDialog lazy={SETTINGS} opened={opened && watch !== undefined} onClose={() => setOpened(false)}>
        {({ SettingsDialog }, isOpen) =>
          watch && <SettingsDialog watch={watch} opened={isOpen} onClose={() => setOpened(false)} />
        }
      </LazyDialog>
    </>
  )
}
