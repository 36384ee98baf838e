import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useFieldWords } from './field-words.ts'
import { useReportInvalid } from './invalid-fields.ts'

interface DateFieldProps extends Pick<TextInputProps, 'id' | 'label' | 'description' | 'aria-label'> {
  /** YYYY-MM-DD. */
  value: string
  onChange: (day: string) => void
}

/** A field for a day. It is invalid while it is empty. */
export function DateField({ value, onChange, ...named }: DateFieldProps) {
  const words = useFieldWords()
  const [isEmpty, setIsEmpty] = useState(false)
  useReportInvalid(isEmpty)
  return (
    <TextInput
      type="date"
      {...named}
      value={isEmpty ? '' : value}
      error={isEmpty && words.wrongDay}
      onChange={(event) => {
        const day = event.currentTarget.value
        setIsEmpty(day === '')
        if (day !== '') onChange(day)
      }}
    />
  )
}
