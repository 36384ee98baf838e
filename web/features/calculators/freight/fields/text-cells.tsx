import { NativeSelect, TextInput } from '@mantine/core'
import { labelling } from './labelling.ts'
import { idOf, useProblem } from './problems.ts'

interface CellProps {
  /** Path of the value in the input. The engine reports problems under this path. */
  path: string
  label: string
  labelled?: boolean
}

interface TextCellProps extends CellProps {
  description?: string
  value: string | null
  onChange: (value: string | null) => void
  maxLength: number
  placeholder?: string
  /** Id of a datalist with suggestions. */
  list?: string
}

/** A text field; its value is null if it is empty. */
export function TextCell({ path, label, labelled, value, onChange, ...rest }: TextCellProps) {
  return (
    <TextInput
      {...rest}
      id={idOf(path)}
      {...labelling(label, labelled)}
      autoComplete="off"
      value={value ?? ''}
      error={useProblem(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  )
}

interface DayCellProps extends CellProps {
  value: string | null
  onChange: (day: string | null) => void
}

/** A date field; its value is null if it is empty. */
export function DayCell({ path, label, labelled, value, onChange }: DayCellProps) {
  return (
    <TextInput
      type="date"
      id={idOf(path)}
      {...labelling(label, labelled)}
      value={value ?? ''}
      error={useProblem(path)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  )
}

interface SelectCellProps<Value extends string> extends CellProps {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function SelectCell<Value extends string>({
  path,
  label,
  labelled,
  options,
  value,
  onChange,
}: SelectCellProps<Value>) {
  return (
    <NativeSelect
      id={idOf(path)}
      {...labelling(label, labelled)}
      data={options}
      value={value}
      error={useProblem(path)}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
