import { useState } from 'react'
import { useReportInvalid } from './invalid-fields.ts'
import { readNumber, type TypedNumber, writeNumber } from './number-text.ts'

interface TypedNumberProps<Problem> {
  /** In the displayed unit; null if unknown. */
  value: number | null
  /** Decimal places that are shown. */
  decimals: number
  /** The displayed unit; a number with another unit is a problem. */
  unit?: string | undefined
  /** The problem with a typed number; undefined if it is accepted. */
  problemOf: (number: TypedNumber) => Problem | undefined
  onChange: (value: number | null) => void
}

/** The text of a number field. Invalid text stays in the field and marks it as invalid. */
export function useTypedNumber<Problem>({ value, decimals, unit, problemOf, onChange }: TypedNumberProps<Problem>) {
  const [draft, setDraft] = useState<string | null>(null)
  const problem = draft === null ? undefined : problemOf(readNumber(draft, unit))
  useReportInvalid(problem !== undefined)
  return {
    problem,
    /** Drops the typed text, after something else has changed the value. */
    reset: () => setDraft(null),
    field: {
      inputMode: 'decimal',
      autoComplete: 'off',
      value: draft ?? writeNumber(value, decimals),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setDraft(currentTarget.value)
        const number = readNumber(currentTarget.value, unit)
        if (typeof number !== 'string' && number !== undefined && problemOf(number) === undefined) onChange(number)
      },
      onBlur: () => {
        if (problem === undefined) setDraft(null)
      },
    } as const,
  }
}
