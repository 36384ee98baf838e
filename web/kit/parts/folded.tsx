import type { ReactNode } from 'react'
import classes from './folded.module.css'
import { ChevronIcon } from './icons.tsx'

interface FoldedProps {
  label: string
  open?: boolean | undefined
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A disclosure: content that its label shows and hides. */
export function Folded({ label, open, onToggle, children }: FoldedProps) {
  return (
    <details className={classes.folded} open={open} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <ChevronIcon size={16} />
        {label}
      </summary>
      {children}
    </details>
  )
}
