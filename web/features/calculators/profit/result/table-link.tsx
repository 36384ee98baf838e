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
  /** True if the calculation belongs to the reader. Other readers do not have the seller's own fee tables. */
  isEditable: boolean
}

/** Links a line to its fee table or, if the line lacks one, to the form for entering it. */
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
