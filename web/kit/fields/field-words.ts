/** Texts of the form fields. Each feature provides them, because the fields in a report use texts of the report. */
import { createContext, useContext } from 'react'
import type { NumberProblem } from './number-text.ts'

export interface FieldWords extends Record<Exclude<NumberProblem, 'tooLarge' | 'otherUnit'>, string> {
  /** Tag of a number that the seller has not confirmed. */
  assumed: string
  /** Placeholder of an empty field. */
  blank: string
  wrongDay: string
  tooLarge: (max: string) => string
  /** The number has another unit than the field. */
  otherUnit: (unit: string) => string
  /** Accessible name of the slider of a field. */
  slider: (label: string) => string
}

export const FieldWordsContext = createContext<FieldWords | null>(null)

/** Throws outside of a provider. */
export function useFieldWords(): FieldWords {
  const words = useContext(FieldWordsContext)
  if (!words) throw new Error('A field needs FieldWordsContext around it')
  return words
}
