/** Columns and density that the reader has chosen for a list, in this browser. */
import { useState } from 'react'

export interface ListSettings {
  /** Ids of shown columns; null: the columns that are not optional. */
  columns: string[] | null
  isDense: boolean
}

const DEFAULTS: ListSettings = { columns: null, isDense: false }
const keyOf = (list: string) => `list:${list}`

export function useListSettings(list: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const [held, setHeld] = useState(() => ({ list, settings: readSettings(list) }))
  const isOfList = held.list === list
  const settings = isOfList ? held.settings : readSettings(list)
  // A list can change to other settings while it shows.
  if (!isOfList) setHeld({ list, settings })
  return [
    settings,
    (change) => {
      const changed = { ...settings, ...change }
      setHeld({ list, settings: changed })
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(changed))
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  ]
}

/** Anything but our own text, such as that of another version, becomes the defaults. */
export function readSettings(list: string): ListSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return DEFAULTS
    const columns = 'columns' in stored && Array.isArray(stored.columns) ? stored.columns : null
    return {
      columns: columns?.every((id) => typeof id === 'string') ? columns : null,
      isDense: 'isDense' in stored && stored.isDense === true,
    }
  } catch {
    return DEFAULTS
  }
}
