export interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** The text to show; true marks the field when the text is shown elsewhere. */
  error: string | true | undefined
}
