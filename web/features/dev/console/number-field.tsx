import { TextInput } from '@mantine/core'

interface NumberFieldProps {
  label: string
  min: number
  max: number
  /** Step of the field; the default allows whole numbers only. */
  step?: string
  /** The text as typed. */
  value: string
  change: (typed: string) => void
}

/** A required number, validated by the browser. */
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
