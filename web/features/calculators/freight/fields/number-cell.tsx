import { TextInput } from '@mantine/core'
import { roundTo } from '#contracts/model/number.ts'
import { useTypedNumber } from '#web/kit/fields/use-typed-number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { labelling } from './labelling.ts'
import { idOf, useProblem } from './problems.ts'

export interface NumberCellProps {
  /** Path of the value in the input. The engine reports problems under this path. */
  path: string
  label: string
  /** Whether the label is visible; in tables the column header shows it instead. */
  labelled?: boolean
  description?: string
  /** In the unit of the model; null if empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** Number of model units per displayed unit, for example 10 (mm) for a field in centimetres. */
  scale?: number
  /** Decimal places that are shown. */
  decimals?: number
  /** Currency or measure of the number. It may be typed beside the number; other units are refused. */
  unit?: string
  placeholder?: string
}

/** A number field in a form or a table. Text that is not a number stays in the field and marks it as invalid. */
export function NumberCell({
  path,
  label,
  labelled,
  description,
  value,
  onChange,
  scale = 1,
  decimals = 2,
  unit,
  placeholder,
}: NumberCellProps) {
  const { t } = useTranslation('freight')
  const problem = useProblem(path)
  const typed = useTypedNumber({
    value: value === null ? null : value / scale,
    decimals,
    unit,
    problemOf: (number) => (number === 'otherUnit' ? number : number === undefined ? 'wrongNumber' : undefined),
    // Rounds away the floating-point noise of the multiplication.
    onChange: (number) => onChange(number === null ? null : roundTo(number * scale, 6)),
  })
  return (
    <TextInput
      id={idOf(path)}
      {...labelling(label, labelled)}
      {...typed.field}
      description={description}
      placeholder={placeholder}
      error={typed.problem === 'otherUnit' ? t('otherUnit', { unit }) : typed.problem ? t('wrongNumber') : problem}
    />
  )
}
