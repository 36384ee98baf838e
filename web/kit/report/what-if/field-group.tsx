import type { ReactNode } from 'react'
import classes from './what-if.module.css'

/** Fields that belong together, under their name. */
export function FieldGroup({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
