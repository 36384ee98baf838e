import { useEffect, useRef, useState } from 'react'
import { type CalculationKind, calculators, NAME_MAX } from '#contracts/api/calculators.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PagedList, usePaged } from '#web/kit/list/paged-list.tsx'
import { toast } from '#web/kit/toast.ts'
import { CalculationCard, type CardContent } from './calculation-card.tsx'
import classes from './calculation-list.module.css'
import { type SavedRow, useSave, useShare } from './calls.ts'
import { DeleteCalculation } from './delete-calculation.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface CalculationListProps {
  kind: CalculationKind
  /** Path of the tool. */
  path: string
  /** Tells how to save a first calculation; shown in an empty list. */
  emptyHint: string
  contentOf: (row: SavedRow) => CardContent
  onRenamed: (row: SavedRow) => void
  onDeleted: (id: number) => void
}

/**
 * The saved calculations of one kind, which can be opened, renamed, duplicated, shared and deleted. This function is
 * long because it combines the list and the dialogs of its actions.
 */
export function CalculationList({ kind, path, emptyHint, contentOf, onRenamed, onDeleted }: CalculationListProps) {
  const { t } = useTranslation('calculators')
  const list = usePaged(calculators.list, (paging) => ({ query: { kind, ...paging } }))
  const [deleting, setDeleting] = useState<SavedRow | null>(null)
  const [renaming, setRenaming] = useState<SavedRow | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const save = useSave(kind)
  const place = useRef<HTMLDivElement>(null)
  const isDeleted = useRef(false)
  const share = useShare(setToken)

  const duplicate = (row: SavedRow) =>
    save.run(
      { name: t('saved.copyOf', { name: row.name }).slice(0, NAME_MAX), input: row.input },
      () => toast.success(t('saved.duplicated')),
      toast.failure,
    )
  const rename = ({ id, input }: SavedRow, name: string) =>
    save.run({ id, name, input }, (row) => {
      setRenaming(null)
      onRenamed(row)
    })

  // A deleted row takes its focused button along, before or after the dialog returns the focus to it.
  useEffect(() => {
    if (!isDeleted.current || document.activeElement !== document.body) return
    isDeleted.current = false
    place.current?.focus({ preventScroll: true })
  })
  function deleted(id: number) {
    isDeleted.current = true
    place.current?.focus({ preventScroll: true })
    onDeleted(id)
  }

  return (
    <>
      <div ref={place} tabIndex={-1} className={classes.place}>
        <PagedList
          of={list}
          height={72}
          errorTitle={t('saved.failed')}
          empty={{ title: t('saved.none'), text: emptyHint }}
        >
          {({ row: rows }) => (
            <ul className={classes.list}>
              {rows.map((row) => (
                <CalculationCard
                  key={row.id}
                  row={row}
                  path={path}
                  {...contentOf(row)}
                  actions={[
                    ['rename', () => setRenaming(row)],
                    ['duplicate', () => duplicate(row)],
                    ['share', () => share.run(row.id)],
                    ['delete', () => setDeleting(row)],
                  ]}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <NameDialog
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
        onName={(name) => renaming && rename(renaming, name)}
      />
      <DeleteCalculation row={deleting} onClose={() => setDeleting(null)} onDeleted={deleted} />
      <ShareDialog path={path} token={token} onClose={() => setToken(null)} />
    </>
  )
}
