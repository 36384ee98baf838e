import type { ReactNode } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import classes from './what-if.module.css'

export interface GroupProps {
  input: ProfitInput
  /** The initial input. Fields that still have their initial number are marked as assumptions. */
  start: ProfitInput
  change: (part: Partial<ProfitInput>) => void
}

export function FoldedGroup({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={`${classes.group} ${classes.folded}`} open={open}>
      <summary>{title}</summary>
      <div className={classes.fields}>{children}</div>
    </details>
  )
}

export function FieldGroup({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
