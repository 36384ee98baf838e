export interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** The error message for the field. True only marks the field as invalid, because its message is shown elsewhere. */
  error: string | true | undefined
}
