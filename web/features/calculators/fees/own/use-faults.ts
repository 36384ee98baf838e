/** Writes the faults of a form as texts, grouped by field or row. */
import { createContext, useContext } from 'react'
import { BATCH_REASON_TEXTS } from '#contracts/model/calculators/profit/batch.texts.ts'
import { BATCH_REASONS } from '#contracts/model/calculators/profit/batch-cells.ts'
import { ownFaultLine, ownFaultText } from '#contracts/model/fees/own-table-check.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { FORM_REASONS, type FormFault } from './form-reader.ts'
import type { ColumnKey } from './table-form.ts'

/** The faults that the form shows at the moment. */
export const FaultsContext = createContext<readonly FormFault[]>([])

/** Returns a function that writes a fault as text. */
function useFaultText() {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  return ({ reason, place }: FormFault): string => {
    // A fault shown below the grid must name its row.
    if (typeof reason === 'object')
      return 'field' in place && place.field === 'rows'
        ? ownFaultLine(reason, null, language)
        : ownFaultText(reason, language)
    const ofForm = FORM_REASONS.find((each) => each === reason)
    if (ofForm) return t(`fault.${ofForm}`)
    const ofCell = BATCH_REASONS.find((each) => each === reason)
    return ofCell ? BATCH_REASON_TEXTS[language][ofCell] : reason
  }
}

/** The text of the faults of a field; undefined if there are none. */
export function useFieldFault(field: string): string | undefined {
  const textOf = useFaultText()
  const faults = useContext(FaultsContext).filter(({ place }) => 'field' in place && place.field === field)
  return faults.length > 0 ? [...new Set(faults.map(textOf))].join(' · ') : undefined
}

export interface RowFault {
  text: string
  /** Empty if the fault concerns the whole row. */
  columns: ColumnKey[]
}

/** The faults of each row. */
export function useRowFaults(): ReadonlyMap<number, RowFault> {
  const textOf = useFaultText()
  const faults = useContext(FaultsContext)
  const rows = new Map<number, { texts: Set<string>; columns: ColumnKey[] }>()
  for (const fault of faults) {
    if (!('row' in fault.place)) continue
    const { row, column } = fault.place
    const found = rows.get(row) ?? { texts: new Set<string>(), columns: [] }
    found.texts.add(textOf(fault))
    rows.set(row, { texts: found.texts, columns: column ? [...found.columns, column] : found.columns })
  }
  return new Map([...rows].map(([row, { texts, columns }]) => [row, { text: [...texts].join(' · '), columns }]))
}

/** Element ids of the fields and cells, used to focus the first fault. */
export const fieldId = (field: string) => `own-table-${field}`
export const cellId = (row: number, column: string) => `own-table-row-${row}-${column}`

export function idOfFault({ place }: FormFault, columns: readonly { key: ColumnKey }[]): string {
  if ('field' in place) return fieldId(place.field)
  return cellId(place.row, place.column ?? columns[0]?.key ?? '')
}
