import { useId } from 'react'
import classes from './choice.module.css'

export interface ChoiceProps<Value extends string> {
  label: string
  /** Whether the label is visible; else it is for screen readers only. */
  labelled?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons that look like small buttons. */
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
