import { TextInput } from '@mantine/core'

interface NumberFieldProps {
  label: string
  min: number
  max: number
  /** Whole numbers without it. */
  step?: string
  /** As it was typed. */
  value: string
  change: (typed: string) => void
}

/** A number that must be given, checked by the browser. */
export function NumberField({ change, ...field }: NumberFieldProps) {
  return (
    <TextInput
      {...field}
      type="number"
      required
      withAsterisk={false}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
