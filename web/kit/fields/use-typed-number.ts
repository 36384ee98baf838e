import { useState } from 'react'
import { useReportInvalid } from './invalid-fields.ts'
import { readNumber, writeNumber } from './number-text.ts'

interface TypedNumberProps<Problem> {
  /** In the displayed unit; null if unknown. */
  value: number | null
  /** Decimal places that are shown. */
  decimals: number
  /** The problem with a typed number; the argument is undefined if the text is not a number. */
  problemOf: (number: number | null | undefined) => Problem | undefined
  onChange: (value: number | null) => void
}

/** The text of a number field. Invalid text stays in the field and marks it as invalid. */
export function useTypedNumber<Problem>({ value, decimals, problemOf, onChange }: TypedNumberProps<Problem>) {
  const [draft, setDraft] = useState<string | null>(null)
  const problem = draft === null ? undefined : problemOf(readNumber(draft))
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
        const number = readNumber(currentTarget.value)
        if (number !== undefined && problemOf(number) === undefined) onChange(number)
      },
      onBlur: () => {
        if (problem === undefined) setDraft(null)
      },
    } as const,
  }
}
