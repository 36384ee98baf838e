import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useVoice } from '../report-context.tsx'
import classes from './field.module.css'
import { useReportInvalid } from './invalid-fields.ts'
import { isAccepted, readNumber, writeNumber } from './number-text.ts'

export interface NumberFieldProps {
  label: string
  /** In the unit that is shown; null: nothing is known. */
  value: number | null
  onChange: (value: number | null) => void
  /** Stands behind the number. */
  unit?: string
  /** Digits after the point that are shown. */
  decimals?: number
  /** Range and step of the slider; without one there is only the field. */
  slider?: { max: number; step: number }
  /** Whether the number is an assumption that nobody has confirmed. */
  assumed?: boolean
  /** A field that must hold a number above nothing. */
  required?: boolean
  /** A field that must hold a number: left empty, it would count as a number that nobody typed. */
  filled?: boolean
}

/** A number field with a slider. Invalid text stays in the field and marks it as invalid. */
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
  const { text } = useVoice()
  const [draft, setDraft] = useState<string | null>(null)
  const accepts = (number: number | null | undefined) =>
    isAccepted(number, decimals, required ? 'aboveNothing' : filled ? 'number' : 'any')
  const wrong = draft !== null && !accepts(readNumber(draft))

  useReportInvalid(wrong)

  const type = (typed: string) => {
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
        error={wrong && text(required ? 'whatIf.wrongPrice' : 'whatIf.wrongNumber')}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => !wrong && setDraft(null)}
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
