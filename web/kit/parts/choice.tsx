import { useId } from 'react'
import classes from './choice.module.css'

export interface ChoiceProps<Value extends string> {
  label: string
  /** Whether the label stands before it; else it is only read out. */
  labelled?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all of which can be seen: radio buttons that look like small keys. */
export function Choice<Value extends string>({
  label,
  labelled = false,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.choice} aria-label={label}>
      {labelled && <legend>{label}</legend>}
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
