import { useId } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { type Mark, useMarkColumns } from './mark-columns.tsx'
import classes from './search.module.css'

interface MarkGroupsProps {
  marks: readonly Mark[]
  /**
   * True if there are target offices. Trademarks at these offices then form the first group, and the others the second.
   */
  isGrouped: boolean
  onOpen: (id: number) => void
}

export function MarkGroups({ marks, isGrouped, onOpen }: MarkGroupsProps) {
  const { t } = useTranslation('rights')
  const id = useId()
  const table = { columns: useMarkColumns(onOpen), rowId: (mark: Mark) => mark.id, isBoxed: true }
  if (!isGrouped) return <ListTable {...table} rows={marks} labelledBy="marks" />
  return (['here', 'others'] as const).map((name) => {
    const rows = marks.filter(({ counts }) => counts === (name === 'here'))
    if (rows.length === 0) return null
    return (
      <section key={name} className={classes.group}>
        <h3 id={`${id}-${name}`}>{t(`targets.${name}`)}</h3>
        <ListTable {...table} rows={rows} labelledBy={`${id}-${name}`} />
      </section>
    )
  })
}
