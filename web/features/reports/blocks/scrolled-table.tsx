import type { ReactNode } from 'react'
import classes from './scrolled-table.module.css'

interface ScrolledTableProps {
  caption: string
  /** Id of a heading with the text of the caption. Without it, the caption names the group. */
  labelledBy?: string
  /** False while the table is visually hidden: removes it from the tab order. */
  reachable?: boolean
  className: string | undefined
  dense?: boolean
  /** Class with the report colours, for use outside a report. */
  palette?: string | undefined
  children: ReactNode
}

/** Scrolls sideways if the table is too wide. `children` are `thead` and `tbody`. */
export function ScrolledTable(props: ScrolledTableProps) {
  const { caption, labelledBy, reachable = true, className = '', dense, palette = '', children } = props
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': caption }
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    // A group, not a landmark: a report has dozens of tables.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={`${classes.scroll} ${palette}`} role="group" {...name} tabIndex={reachable ? 0 : undefined}>
      <table className={`${classes.table} ${className}`} data-dense={dense || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
