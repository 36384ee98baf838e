import classes from './filter-panel.module.css'

interface ChoiceFieldProps {
  label: string
  help: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Checkboxes that look like small buttons; any of the chosen values is enough. */
export function ChoiceField({ label, help, options, value, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className={classes.choices}>
      <legend title={help}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, option.value] : value.filter((each) => each !== option.value))
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
