import type { ReactNode } from 'react'
import classes from './scrolled-table.module.css'

interface ScrolledTableProps {
  caption: string
  /** Of a heading that says the same as the caption; without it the group is named by the caption. */
  labelledBy?: string
  /** False while it is only there to be heard: a keyboard must not stop at what is not seen. */
  reachable?: boolean
  /** How the cells look. */
  className: string | undefined
  /** Many columns, which stand closer. */
  dense?: boolean
  /** Colours of a report where none are around it. */
  palette?: string | undefined
  children: ReactNode
}

/** A table that scrolls in itself where the page is too narrow for it. `children` are head and body. */
export function ScrolledTable(props: ScrolledTableProps) {
  const { caption, labelledBy, reachable = true, className = '', dense, palette = '', children } = props
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': caption }
  return (
    // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
    // A group and no landmark: a report has dozens of tables.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={`${classes.scroll} ${palette}`} role="group" {...name} tabIndex={reachable ? 0 : undefined}>
      <table className={`${classes.table} ${className}`} data-dense={dense || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
