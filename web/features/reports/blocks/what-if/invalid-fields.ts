/** Fields with invalid input. There is no result while any exist. */
import { createContext, useContext, useEffect, useId, useMemo, useState } from 'react'

interface Invalid {
  add: (field: string) => void
  remove: (field: string) => void
}

export const InvalidFields = createContext<Invalid>({ add: () => {}, remove: () => {} })

/** `reports` is the value for the `InvalidFields` context. */
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

/** Counts the calling field as invalid while it is mounted and `isInvalid` is true. */
export function useReportInvalid(isInvalid: boolean): void {
  const field = useId()
  const { add, remove } = useContext(InvalidFields)
  useEffect(() => {
    if (!isInvalid) return
    add(field)
    return () => remove(field)
  }, [isInvalid, add, remove, field])
}
