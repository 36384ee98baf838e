import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type TagTone = 'good' | 'warn' | 'bad' | 'busy' | 'sample' | 'plain'

/** A word or two about a thing: its state, its marketplace, that it is sample data. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
