import type { ReactNode } from 'react'
import classes from './scrolled-table.module.css'

interface ScrolledTableProps {
  caption: string
  /** Id of a heading that says the same as the caption. Without it, the caption is the accessible name of the group. */
  labelledBy?: string
  /** False removes the table from the tab order while it is visually hidden. */
  reachable?: boolean
  className: string | undefined
  dense?: boolean
  /** CSS class that defines the report colours. Needed only outside a report. */
  palette?: string | undefined
  children: ReactNode
}

/** Scrolls sideways if the table is too wide. `children` are `thead` and `tbody`. */
export function ScrolledTable(props: ScrolledTableProps) {
  const { caption, labelledBy, reachable = true, className = '', dense, palette = '', children } = props
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': caption }
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    // It is a group, because dozens of landmarks, one for each table of a report, would be useless.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={`${classes.scroll} ${palette}`} role="group" {...name} tabIndex={reachable ? 0 : undefined}>
      <table className={`${classes.table} ${className}`} data-dense={dense || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
