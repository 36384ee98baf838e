import type { ReactNode } from 'react'
import type { WhatIfInput } from '#contracts/model/what-if/input.ts'
import classes from './what-if.module.css'

/** What each group of fields reads and changes. */
export interface GroupProps {
  input: WhatIfInput
  /** The input before any change: a number equal to it is only assumed. */
  start: WhatIfInput
  change: (part: Partial<WhatIfInput>) => void
}

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
