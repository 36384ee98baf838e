import { Button } from '@mantine/core'
import { useState } from 'react'
import { loadOf } from '#contracts/model/calculators/freight/load.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { saveText } from '#web/kit/save-file.ts'
import { useToday } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'
import { type SavedRow, useSave, useShare } from '../../parts/saved-calls.ts'
import { useReader } from '../../parts/use-writing.ts'
import type { CalculationState } from '../freight-draft.ts'
import { PATH } from './path.ts'

const NAMING = lazyCode(() => import('../../parts/name-dialog.tsx'))
const SHARING = lazyCode(() => import('../../parts/share-dialog.tsx'))
const CSV = lazyCode(() => import('./csv.ts'))

interface SaveActionsProps extends Pick<CalculationState, 'calculation' | 'update'> {
  onNew: () => void
}

/** Save, share, download and start again. */
export function SaveActions({ calculation, update, onNew }: SaveActionsProps) {
  const { t } = useTranslation(['freight', 'calculators', 'frame'])
  const today = useToday()
  const writing = useReader()
  const { input, saved } = calculation
  const [naming, setNaming] = useState<'save' | 'share' | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const save = useSave('freight')
  const share = useShare(setToken)
  const text = JSON.stringify(input)
  const isChanged = saved === null || saved.input !== text
  const suggested =
    saved?.name ??
    t('saved.suggested', {
      marketplace: input.marketplace,
      cartons: formatCount(loadOf(input.cartons).cartons, writing.grouping),
      day: input.date.on,
    })

  const remember = ({ id, name, input: stored }: SavedRow) =>
    update((before) => ({ ...before, saved: { id, name, input: stored } }))

  function saveAs(name: string) {
    save.run({ name, input: text }, (row) => {
      remember(row)
      setNaming(null)
      if (naming === 'share') share.run(row.id)
      else toast.success(t('calculators:saved.saved'))
    })
  }

  function saveChanges(then: (row: SavedRow) => void) {
    if (!saved) return
    save.run(
      { id: saved.id, name: saved.name, input: text },
      (row) => {
        remember(row)
        then(row)
      },
      toast.failure,
    )
  }

  function startShare() {
    if (!saved) setNaming('share')
    else if (isChanged) saveChanges(({ id }) => share.run(id))
    else share.run(saved.id)
  }

  function stopNaming() {
    setNaming(null)
    save.reset()
  }

  async function downloadModes() {
    try {
      const { csvOf } = await CSV.load()
      const csv = csvOf(input, today, writing)
      if (typeof csv === 'number') toast.refusal(t('invalid', { count: csv }))
      else saveText(`freight-${input.marketplace}-${input.date.on}.csv`, 'text/csv', csv)
    } catch {
      toast.refusal(t('frame:notFetched'))
    }
  }

  return (
    <>
      <Button
        loading={save.isPending && naming === null}
        disabled={!isChanged}
        onClick={() => (saved ? saveChanges(() => toast.success(t('calculators:saved.saved'))) : setNaming('save'))}
      >
        {t(
          saved
            ? isChanged
              ? 'calculators:saved.saveChanges'
              : 'calculators:saved.upToDate'
            : 'calculators:saved.save',
        )}
      </Button>
      {saved && (
        <Button variant="default" onClick={() => setNaming('save')}>
          {t('calculators:saved.saveAs')}
        </Button>
      )}
      <Button variant="default" loading={share.isPending} onClick={startShare}>
        {t('calculators:saved.share')}
      </Button>
      <Button variant="default" disabled={input.cartons.length === 0} onClick={() => void downloadModes()}>
        {t('result.csvModes')}
      </Button>
      <Button variant="subtle" onClick={onNew}>
        {t('startAgain')}
      </Button>
      <LazyDialog lazy={NAMING} opened={naming !== null} onClose={stopNaming}>
        {({ NameDialog }, opened) => (
          <NameDialog
            key={suggested}
            opened={opened}
            title={t(naming === 'share' ? 'calculators:saved.saveToShare' : 'calculators:saved.saveTitle')}
            action={t('calculators:saved.save')}
            name={suggested}
            busy={save.isPending}
            failure={save.isError ? save.error : null}
            onClose={stopNaming}
            onName={saveAs}
          />
        )}
      </LazyDialog>
      <LazyDialog lazy={SHARING} opened={token !== null} onClose={() => setToken(null)}>
        {({ ShareDialog }, opened) => (
          <ShareDialog path={PATH} token={opened ? token : null} onClose={() => setToken(null)} />
        )}
      </LazyDialog>
    </>
  )
}
