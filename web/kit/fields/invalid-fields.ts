/** Counts the fields with invalid input. The calculation has no result while there are any. */
import { createContext, useContext, useEffect, useId, useMemo, useState } from 'react'

interface Invalid {
  add: (field: string) => void
  remove: (field: string) => void
}

export const InvalidFields = createContext<Invalid>({ add: () => {}, remove: () => {} })

/** The number of invalid fields, and the value for their context. */
export function useInvalidFields(): { invalid: number; reports: Invalid } {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  const reports = useMemo(
    () => ({
      add: (field: string) => setFields((before) => new Set(before).add(field)),
      remove: (field: string) => setFields((before) => new Set([...before].filter((each) => each !== field))),
    }),
    [],
  )
  return { invalid: fields.size, reports }
}

/** Reports a field as invalid until it is valid or unmounted. */
export function useReportInvalid(isInvalid: boolean): void {
  const field = useId()
  const { add, remove } = useContext(InvalidFields)
  useEffect(() => {
    if (!isInvalid) return
    add(field)
    return () => remove(field)
  }, [isInvalid, add, remove, field])
}
