import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { roundTo } from '#contracts/model/number.ts'
import { useReportInvalid } from '#web/kit/fields/invalid-fields.ts'
import { readNumber, writeNumber } from '#web/kit/fields/number-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { labelling } from './labelling.ts'
import { idOf, useProblem } from './problems.ts'

export interface NumberCellProps {
  /** Path of the value in the input. The engine reports problems under this path. */
  path: string
  label: string
  /** Whether the label is visible; in tables, the head of the column is. */
  labelled?: boolean
  description?: string
  /** In the unit of the model; null: empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** Units of the model in one unit that is shown: 10 for centimetres. */
  scale?: number
  /** Digits after the point that are shown. */
  decimals?: number
  placeholder?: string
}

/** A number in a form or a table. Text that is no number stays in the field and marks it as invalid. */
export function NumberCell({
  path,
  label,
  labelled,
  description,
  value,
  onChange,
  scale = 1,
  decimals = 2,
  placeholder,
}: NumberCellProps) {
  const { t } = useTranslation('freight')
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && readNumber(draft) === undefined
  const problem = useProblem(path)
  useReportInvalid(isWrong)
  return (
    <TextInput
      id={idOf(path)}
      {...labelling(label, labelled)}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={draft ?? writeNumber(value === null ? null : value / scale, decimals)}
      error={isWrong ? t('wrongNumber') : problem}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        const number = readNumber(currentTarget.value)
        // Without the binary noise of the multiplication.
        if (number !== undefined) onChange(number === null ? null : roundTo(number * scale, 6))
      }}
      onBlur={() => !isWrong && setDraft(null)}
    />
  )
}
