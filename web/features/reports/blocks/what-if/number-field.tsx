import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useReportContext } from '../report-context.tsx'
import classes from './field.module.css'
import { useReportInvalid } from './invalid-fields.ts'
import { isAccepted, readNumber, writeNumber } from './number-text.ts'

export interface NumberFieldProps {
  label: string
  /** In the displayed unit; null if unknown. */
  value: number | null
  onChange: (value: number | null) => void
  unit?: string
  decimals?: number
  slider?: { max: number; step: number }
  /** Marks the number as an unconfirmed assumption. */
  assumed?: boolean
  /** Requires a number above 0. */
  required?: boolean
  /** Requires a number, because an empty field would count as a number that the reader did not type. */
  filled?: boolean
}

/** Invalid text stays in the field and marks it as invalid. */
export function NumberField({
  label,
  value,
  onChange,
  unit,
  decimals = 2,
  slider,
  assumed,
  required,
  filled,
}: NumberFieldProps) {
  const { text } = useReportContext()
  const [draft, setDraft] = useState<string | null>(null)
  const accepts = (number: number | null | undefined) =>
    isAccepted(number, decimals, required ? 'positive' : filled ? 'number' : 'any')
  const isInvalid = draft !== null && !accepts(readNumber(draft))

  useReportInvalid(isInvalid)

  const handleInput = (typed: string) => {
    setDraft(typed)
    const number = readNumber(typed)
    if (number !== undefined && accepts(number)) onChange(number)
  }

  return (
    <div className={classes.field}>
      <TextInput
        label={
          <span className={classes.label}>
            {label}
            {assumed && <span className={classes.assumed}>{text('whatIf.assumed')}</span>}
          </span>
        }
        inputMode="decimal"
        autoComplete="off"
        placeholder={text('whatIf.blank')}
        value={draft ?? writeNumber(value, decimals)}
        rightSection={unit && <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit && unit.length > 2 ? 52 : 36}
        rightSectionPointerEvents="none"
        error={isInvalid && text(required ? 'whatIf.wrongPrice' : 'whatIf.wrongNumber')}
        onChange={(event) => handleInput(event.currentTarget.value)}
        onBlur={() => !isInvalid && setDraft(null)}
      />
      {slider && (
        <input
          type="range"
          className={classes.slider}
          aria-label={text('whatIf.slider', { label })}
          aria-valuetext={`${writeNumber(value, decimals)}${unit ?? ''}`}
          min={required ? slider.step : 0}
          max={Math.max(slider.max, value ?? 0)}
          step={slider.step}
          value={value ?? 0}
          onChange={(event) => {
            setDraft(null)
            onChange(Number(event.currentTarget.value))
          }}
        />
      )}
    </div>
  )
}
