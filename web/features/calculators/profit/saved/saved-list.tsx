import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { calculators, NAME_MAX } from '#contracts/api/calculators.ts'
import { useCall, useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { toast } from '#web/kit/toast.ts'
import { usePage } from '#web/kit/url-state.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { NameDialog } from '../../parts/name-dialog.tsx'
import { ShareDialog } from '../../parts/share-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { DeleteSaved } from './delete-saved.tsx'
import classes from './saved.module.css'
import { computed, PATH, type SavedCalculation, type SavedRow, useSave } from './saved.ts'
import { SavedCard } from './saved-card.tsx'

const SIZE = 20
const COMPARED_MAX = 4

interface SavedListProps {
  onOpen: (saved: SavedCalculation) => void
  onRenamed: (row: SavedRow) => void
  onDeleted: (id: number) => void
}

/** Saved calculations, each with its net; up to four of them side by side. */
export function SavedList({ onOpen, onRenamed, onDeleted }: SavedListProps) {
  const { t } = useTranslation('calculators')
  const [page, setPage] = usePage()
  const list = useCall(
    calculators.list,
    { query: { kind: 'profit', page, size: SIZE } },
    { placeholderData: (before) => before },
  )
  const pages = usePagesOf(list, SIZE)
  const [compared, setCompared] = useState<readonly SavedCalculation[]>([])
  const [deleting, setDeleting] = useState<SavedRow | null>(null)
  const [renaming, setRenaming] = useState<SavedRow | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const share = useChange(calculators.share)
  const save = useSave()
  const isCompared = (id: number) => compared.some(({ row }) => row.id === id)

  const duplicate = (row: SavedRow) =>
    save.run(
      { name: t('saved.copyOf', { name: row.name }).slice(0, NAME_MAX), input: row.input },
      () => toast.success(t('saved.duplicated')),
      toast.failure,
    )
  const toggle = (saved: SavedCalculation) =>
    setCompared((before) =>
      before.some(({ row }) => row.id === saved.row.id)
        ? before.filter(({ row }) => row.id !== saved.row.id)
        : [...before, saved],
    )

  return (
    <div className={classes.screen}>
      <Panel
        state={panelState(list, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={72} radius="lg" />}
        errorTitle={t('saved.failed')}
        empty={{ title: t('saved.none'), text: t('saved.noneHint') }}
      >
        {({ row }) => (
          <ul className={classes.list}>
            {row.map(computed).map((saved) => (
              <SavedCard
                key={saved.row.id}
                saved={saved}
                choice={
                  <CheckField
                    label={t('saved.compare', { name: saved.row.name })}
                    isLabelHidden
                    checked={isCompared(saved.row.id)}
                    disabled={!saved.input || (compared.length >= COMPARED_MAX && !isCompared(saved.row.id))}
                    onChange={() => toggle(saved)}
                  />
                }
                onOpen={() => onOpen(saved)}
                actions={[
                  ['rename', () => setRenaming(saved.row)],
                  ['duplicate', () => duplicate(saved.row)],
                  [
                    'share',
                    () =>
                      share.mutate(
                        { body: { id: saved.row.id } },
                        { onSuccess: (shared) => setToken(shared.token), onError: toast.failure },
                      ),
                  ],
                  ['delete', () => setDeleting(saved.row)],
                ]}
              />
            ))}
          </ul>
        )}
      </Panel>
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
      {compared.length > 0 && (
        <section aria-labelledby="comparison">
          <div className={classes.compareHead}>
            <h2 id="comparison">{t('saved.comparison')}</h2>
            <Button variant="default" size="xs" onClick={() => setCompared([])}>
              {t('saved.clear')}
            </Button>
          </div>
          {compared.length === 1 ? (
            <p className={classes.hint}>{t('saved.compareMore')}</p>
          ) : (
            <Comparison compared={compared} />
          )}
        </section>
      )}
      <NameDialog
        key={renaming?.id}
        opened={renaming !== null}
        title={t('saved.renameTitle')}
        action={t('saved.rename')}
        name={renaming?.name ?? ''}
        busy={save.isPending}
        failure={save.isError ? save.error : null}
        onClose={() => {
          setRenaming(null)
          save.reset()
        }}
        onName={(name) =>
          renaming &&
          save.run({ id: renaming.id, name, input: renaming.input }, (row) => {
            setRenaming(null)
            setCompared((before) => before.map((each) => (each.row.id === row.id ? computed(row) : each)))
            onRenamed(row)
          })
        }
      />
      <DeleteSaved
        row={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(id) => {
          setCompared((before) => before.filter(({ row }) => row.id !== id))
          onDeleted(id)
        }}
      />
      <ShareDialog path={PATH} token={token} onClose={() => setToken(null)} />
    </div>
  )
}
