import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useReportContext } from '../report-context.tsx'
import { useReportInvalid } from './invalid-fields.ts'

interface DateFieldProps extends Pick<TextInputProps, 'label' | 'aria-label'> {
  /** YYYY-MM-DD. */
  value: string
  onChange: (day: string) => void
}

/** An emptied field is invalid and does not call `onChange`. */
export function DateField({ value, onChange, ...named }: DateFieldProps) {
  const { text } = useReportContext()
  const [isEmpty, setIsEmpty] = useState(false)
  useReportInvalid(isEmpty)
  return (
    <TextInput
      type="date"
      {...named}
      value={isEmpty ? '' : value}
      error={isEmpty && text('whatIf.wrongDay')}
      onChange={(event) => {
        const day = event.currentTarget.value
        setIsEmpty(day === '')
        if (day !== '') onChange(day)
      }}
    />
  )
}
