import { Link } from 'wouter'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Line } from '#contracts/model/calculators/profit/lines.ts'
import { isOwn } from '#contracts/model/fees/table-index.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { missingTableKind, newTablePath, tablePath } from '../../fees/fees-path.ts'
import classes from './result.module.css'

interface TableLinkProps {
  line: Line
  input: ProfitInput
  /** Whether the calculation is the reader's, who then also has the own tables that it uses. */
  isEditable: boolean
}

/** Links a line to its fee table, or to the form that enters one if there is none. */
export function TableLink({ line, input, isEditable }: TableLinkProps) {
  const { t } = useTranslation('calculators')
  const kind = missingTableKind(line)
  if (kind)
    return (
      <Link className={classes.link ?? ''} href={newTablePath(kind, input)}>
        {t('profit.enterTable')}
      </Link>
    )
  const isOwnTable = line.basis.is === 'table' && line.basis.fee.table !== null && isOwn(line.basis.fee.table)
  const path = isOwnTable && !isEditable ? null : tablePath(line, input)
  if (!path) return null
  return (
    <Link className={classes.link ?? ''} href={path}>
      {t('profit.openTable')}
    </Link>
  )
}
