import { useId } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { type Mark, MarkTable } from './mark-table.tsx'
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
  if (!isGrouped) return <MarkTable marks={marks} labelledBy="marks" onOpen={onOpen} />
  const groups = [
    { name: 'here', own: marks.filter(({ counts }) => counts) },
    { name: 'others', own: marks.filter(({ counts }) => !counts) },
  ] as const
  return groups.map(
    ({ name, own }) =>
      own.length > 0 && (
        <section key={name} className={classes.group}>
          <h3 id={`${id}-${name}`}>{t(`targets.${name}`)}</h3>
          <MarkTable marks={own} labelledBy={`${id}-${name}`} onOpen={onOpen} />
        </section>
      ),
  )
}
