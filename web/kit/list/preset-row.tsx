import type { ReactNode } from 'react'
import classes from './preset-row.module.css'

interface PresetRowProps<Id extends string> {
  label: string
  presets: readonly { id: Id; name: string; thresholds: string }[]
  active: Id | undefined
  /** Why a seller would use the active preset, its thresholds, and what else to know of the list. May be empty. */
  note: string
  onApply: (id: Id) => void
  onClear: () => void
  /** Actions on the current filter. */
  children: ReactNode
}

/** Ready-made filters in a row. The active one says what it finds. */
export function PresetRow<Id extends string>(props: PresetRowProps<Id>) {
  const { label, presets, active, note, onApply, onClear, children } = props
  return (
    <section className={classes.row} aria-label={label}>
      <ul>
        {presets.map(({ id, name, thresholds }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === active}
              title={thresholds}
              onClick={() => (id === active ? onClear() : onApply(id))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.more}>{children}</div>
      {note && <p>{note}</p>}
    </section>
  )
}
