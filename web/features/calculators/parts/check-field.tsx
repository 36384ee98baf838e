import { type ReactNode, useId } from 'react'
import classes from './groups.module.css'

interface CheckFieldProps {
  label: string
  /** Whether only screen readers read the label. */
  isLabelHidden?: boolean
  description?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function CheckField({ label, isLabelHidden, description, checked, disabled, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={classes.check}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={isLabelHidden ? label : undefined}
          aria-describedby={description ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {!isLabelHidden && label}
      </label>
      {description && <small id={id}>{description}</small>}
    </div>
  )
}
