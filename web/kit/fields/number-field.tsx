import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './field.module.css'
import { type FieldWords, useFieldWords } from './field-words.ts'
import { type NumberProblem, numberProblem, writeNumber } from './number-text.ts'
import { Slider } from './slider.tsx'
import { useTypedNumber } from './use-typed-number.ts'

export interface NumberFieldProps {
  /** The id of the input, for links to the field. */
  id?: string
  label: string
  /** Below the label; part of the accessible description. */
  description?: ReactNode
  /** In the displayed unit; null if unknown. */
  value: number | null
  onChange: (value: number | null) => void
  /** Shown behind the number. */
  unit?: string
  /** Decimal places that are shown. */
  decimals?: number
  /** The maximum, in the displayed unit. */
  max?: number
  /** Range and step of the slider; undefined if the field has no slider. */
  slider?: { max: number; step: number }
  /** Whether the number is an unconfirmed assumption. */
  assumed?: boolean
  /** Requires a number above 0. */
  required?: boolean
  /** Requires a number above 0, or an empty field. */
  positive?: boolean
  /** Requires a number, which may be 0. */
  filled?: boolean
}

/**
 * A number field with an optional slider. Invalid text stays in the field and marks it as invalid.
 * This function is long because field and slider share the typed text.
 */
export function NumberField({
  id,
  label,
  description,
  value,
  onChange,
  unit,
  decimals = 2,
  max,
  slider,
  assumed,
  required,
  positive,
  filled,
}: NumberFieldProps) {
  const words = useFieldWords()
  const wanted = required ? 'aboveNothing' : positive ? 'positive' : filled ? 'number' : 'any'
  const { field, problem, reset } = useTypedNumber({
    value,
    decimals,
    unit,
    problemOf: (number) => numberProblem(number, { wanted, decimals, max }),
    onChange,
  })
  return (
    <div className={classes.field}>
      <TextInput
        {...(id && { id })}
        label={
          <span className={classes.label}>
            {label}
            {assumed && <span className={classes.assumed}>{words.assumed}</span>}
          </span>
        }
        description={description}
        {...field}
        placeholder={words.blank}
        rightSection={unit && <span className={classes.unit}>{unit}</span>}
        rightSectionWidth={unit && unit.length > 2 ? 52 : 36}
        rightSectionPointerEvents="none"
        error={problem && problemText(words, problem, { unit, max: writeNumber(max ?? 0, decimals) })}
      />
      {slider && (
        <Slider
          label={words.slider(label)}
          text={`${writeNumber(value, decimals)}${unit ?? ''}`}
          min={required ? slider.step : 0}
          max={Math.max(slider.max, value ?? 0)}
          step={slider.step}
          value={value ?? 0}
          onChange={(moved) => {
            reset()
            onChange(moved)
          }}
        />
      )}
    </div>
  )
}

function problemText(
  words: FieldWords,
  problem: NumberProblem,
  { unit = '', max }: { unit: string | undefined; max: string },
): string {
  if (problem === 'tooLarge') return words.tooLarge(max)
  return problem === 'otherUnit' ? words.otherUnit(unit) : words[problem]
}
