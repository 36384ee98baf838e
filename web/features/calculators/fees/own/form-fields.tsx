/** The fields of the fee table form. Each edits the form value whose key is the `name` of the field. */
import { NativeSelect, TextInput } from '@mantine/core'
import { createContext, useContext } from 'react'
import { CheckField } from '../../parts/check-field.tsx'
import classes from './table-dialog.module.css'
import type { FieldKey, TableForm } from './table-form.ts'
import { fieldId, useFieldFault } from './use-faults.ts'

interface FormState {
  form: TableForm
  change: (part: Partial<TableForm>) => void
}

/** Null outside of a form. */
const FormContext = createContext<FormState | null>(null)
export const FormProvider = FormContext.Provider

export function useTableForm(): FormState & { setField: (name: FieldKey, text: string) => void } {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field needs FormProvider around it')
  const { form, change } = state
  return { ...state, setField: (name, text) => change({ fields: { ...form.fields, [name]: text } }) }
}

interface NumberTextProps {
  name: FieldKey
  label: string
  description?: string
  unit?: string
}

/** A field for a number; the form keeps the text as typed. */
export function NumberText({ name, label, description, unit }: NumberTextProps) {
  const { form, setField } = useTableForm()
  return (
    <TextInput
      id={fieldId(name)}
      label={label}
      {...unitSection(unit)}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      value={form.fields[name] ?? ''}
      error={useFieldFault(name)}
      onChange={({ currentTarget }) => setField(name, currentTarget.value)}
    />
  )
}

/** Props that show a unit after the number in a field. */
export const unitSection = (unit: string | undefined) =>
  unit
    ? {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: unit.length > 4 ? 64 : 48,
        rightSectionPointerEvents: 'none' as const,
      }
    : {}

interface ChoiceTextProps {
  name: FieldKey
  label: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceText({ name, label, options }: ChoiceTextProps) {
  const { form, setField } = useTableForm()
  return (
    <NativeSelect
      id={fieldId(name)}
      label={label}
      data={options}
      value={form.fields[name] ?? ''}
      onChange={({ currentTarget }) => setField(name, currentTarget.value)}
    />
  )
}

export function CheckText({ name, label }: { name: FieldKey; label: string }) {
  const { form, setField } = useTableForm()
  return (
    <CheckField
      label={label}
      checked={form.fields[name] === '1'}
      onChange={(isChecked) => setField(name, isChecked ? '1' : '')}
    />
  )
}
