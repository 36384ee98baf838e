import type { ReactNode } from 'react'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import classes from './groups.module.css'

interface FoldedGroupProps {
  title: string
  /** The values of the group, in one line. */
  summary: string
  /** Whether the group starts open. */
  open?: boolean
  note?: ReactNode
  children: ReactNode
}

/** Folded fields that most sellers leave unchanged; the summary shows their values in one line. */
export const FoldedGroup = ({ title, summary, open = false, note, children }: FoldedGroupProps) => (
  <details className={classes.folded} open={open}>
    <summary>
      <ChevronIcon size={16} />
      <span className={classes.title}>{title}</span>
      <span className={classes.values}>{summary}</span>
    </summary>
    {note && <p className={classes.note}>{note}</p>}
    <div className={classes.fields}>{children}</div>
  </details>
)

interface GroupProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** Fields that belong together. */
export const Group = ({ title, note, children }: GroupProps) => (
  <fieldset className={classes.group}>
    <legend className={classes.title}>{title}</legend>
    {note && <p className={classes.note}>{note}</p>}
    <div className={classes.fields}>{children}</div>
  </fieldset>
)

/** Fields that share a row of full width. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={classes.whole}>{children}</div>

/** A row of choices. */
export const ChoiceRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>
