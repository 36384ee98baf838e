import { Button } from '@mantine/core'
import { useState } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { toast } from '#web/kit/toast.ts'
import type { CalculationState } from '../profit-draft.ts'
import { PATH, type SavedRow, useSave } from './saved.ts'

type SaveActionsProps = Pick<CalculationState, 'calculation' | 'update'>

const NAMING = lazyCode(() => import('../../parts/name-dialog.tsx'))
const SHARING = lazyCode(() => import('../../parts/share-dialog.tsx'))

/** Save and share. */
export function SaveActions({ calculation, update }: SaveActionsProps) {
  const { t } = useTranslation('calculators')
  const { input, product, saved } = calculation
  const [naming, setNaming] = useState<'save' | 'share' | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const save = useSave()
  const share = useChange(calculators.share)
  const isChanged = saved === null || saved.input !== JSON.stringify(input)
  const suggested =
    saved?.name ??
    product?.title ??
    t('saved.suggested', { price: formatMoney(input.price, input.marketplace), day: input.on })

  const remember = ({ id, name, input: text }: SavedRow) =>
    update((before) => ({ ...before, saved: { id, name, input: text } }))
  const freeze = (id: number) =>
    share.mutate({ body: { id } }, { onSuccess: (shared) => setToken(shared.token), onError: toast.failure })

  function saveAs(name: string) {
    save.run({ name, input }, (row) => {
      remember(row)
      setNaming(null)
      if (naming === 'share') freeze(row.id)
      else toast.success(t('saved.saved'))
    })
  }

  function saveChanges(then: (row: SavedRow) => void) {
    if (!saved) return
    save.run(
      { id: saved.id, name: saved.name, input },
      (row) => {
        remember(row)
        then(row)
      },
      toast.failure,
    )
  }

  function startShare() {
    if (!saved) setNaming('share')
    else if (isChanged) saveChanges(({ id }) => freeze(id))
    else freeze(saved.id)
  }

  return (
    <>
      <Button
        loading={save.isPending && naming === null}
        disabled={!isChanged}
        onClick={() => (saved ? saveChanges(() => toast.success(t('saved.saved'))) : setNaming('save'))}
      >
        {t(saved ? (isChanged ? 'saved.saveChanges' : 'saved.upToDate') : 'saved.save')}
      </Button>
      {saved && (
        <Button variant="default" onClick={() => setNaming('save')}>
          {t('saved.saveAs')}
        </Button>
      )}
      <Button variant="default" loading={share.isPending} onClick={startShare}>
        {t('saved.share')}
      </Button>
      <LazyDialog
        lazy={NAMING}
        opened={naming !== null}
        onClose={() => {
          setNaming(null)
          save.reset()
        }}
      >
        {({ NameDialog }, opened) => (
          <NameDialog
            key={suggested}
            opened={opened}
            title={t(naming === 'share' ? 'saved.saveToShare' : 'saved.saveTitle')}
            action={t('saved.save')}
            name={suggested}
            busy={save.isPending}
            failure={save.isError ? save.error : null}
            onClose={() => {
              setNaming(null)
              save.reset()
            }}
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
