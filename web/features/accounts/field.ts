/** What every field of a form is given. */
export interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, ready to show; true when that is said elsewhere. */
  error: string | true | undefined
}
