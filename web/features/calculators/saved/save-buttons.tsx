import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CalculationKind } from '#contracts/api/calculators.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import type { OpenSaved } from '../parts/calculation-draft.ts'
import { type SavedRow, useSave, useShare } from './calls.ts'

const NAMING = lazyCode(() => import('./name-dialog.tsx'))
const SHARING = lazyCode(() => import('./share-dialog.tsx'))

interface SaveButtonsProps {
  kind: CalculationKind
  /** Path of the tool. */
  path: string
  /** The saved calculation that is open. */
  saved: OpenSaved | null
  /** The input as JSON. */
  input: string
  /** The suggested name for a first save. */
  suggested: string
  onSaved: (row: SavedRow) => void
}

/** Props of a button that looks disabled but can have the focus, because closing a dialog returns the focus to it. */
const unavailableIf = (isUnavailable: boolean) => ({
  'aria-disabled': isUnavailable,
  'data-disabled': isUnavailable || undefined,
})

/**
 * Buttons to save, to save under another name, and to share. This function is long because its parts share the saved
 * calculation and its two dialogs.
 */
export function SaveButtons({ kind, path, saved, input, suggested, onSaved }: SaveButtonsProps) {
  const { t } = useTranslation('calculators')
  const [naming, setNaming] = useState<'save' | 'share' | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const save = useSave(kind)
  const share = useShare(setToken)
  const isChanged = saved === null || saved.input !== input

  function saveAs(name: string) {
    save.run({ name, input }, (row) => {
      onSaved(row)
      setNaming(null)
      if (naming === 'share') share.run(row.id)
      else toast.success(t('saved.saved'))
    })
  }

  function saveChanges(then: (row: SavedRow) => void) {
    if (!saved) return
    save.run(
      { id: saved.id, name: saved.name, input },
      (row) => {
        onSaved(row)
        then(row)
      },
      toast.failure,
    )
  }

  function startSave() {
    if (!isChanged || save.isPending) return
    if (saved) saveChanges(() => toast.success(t('saved.saved')))
    else setNaming('save')
  }

  function startShare() {
    if (share.isPending) return
    if (!saved) setNaming('share')
    else if (isChanged) saveChanges(({ id }) => share.run(id))
    else share.run(saved.id)
  }

  function stopNaming() {
    setNaming(null)
    save.reset()
  }

  return (
    <>
      <Button {...unavailableIf(!isChanged || (save.isPending && naming === null))} onClick={startSave}>
        {t(saved ? (isChanged ? 'saved.saveChanges' : 'saved.upToDate') : 'saved.save')}
      </Button>
      {saved && (
        <Button variant="default" onClick={() => setNaming('save')}>
          {t('saved.saveAs')}
        </Button>
      )}
      <Button variant="default" {...unavailableIf(share.isPending)} onClick={startShare}>
        {t('saved.share')}
      </Button>
      <LazyDialog lazy={NAMING} opened={naming !== null} onClose={stopNaming}>
        {({ NameDialog }, opened) => (
          <NameDialog
            opened={opened}
            title={t(naming === 'share' ? 'saved.saveToShare' : 'saved.saveTitle')}
            action={t('saved.save')}
            name={saved?.name ?? suggested}
            busy={save.isPending}
            failure={save.isError ? save.error : null}
            onClose={stopNaming}
            onName={saveAs}
          />
        )}
      </LazyDialog>
      <LazyDialog lazy={SHARING} opened={token !== null} onClose={() => setToken(null)}>
        {({ ShareDialog }, opened) => (
          <ShareDialog path={path} token={opened ? token : null} onClose={() => setToken(null)} />
        )}
      </LazyDialog>
    </>
  )
}
