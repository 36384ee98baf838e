import type { ReactNode } from 'react'
import classes from './what-if.module.css'

/** Fields that most readers leave alone: folded, until something in them is lacking. */
export function FoldedGroup({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={`${classes.group} ${classes.folded}`} open={open}>
      <summary>{title}</summary>
      <div className={classes.fields}>{children}</div>
    </details>
  )
}

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
