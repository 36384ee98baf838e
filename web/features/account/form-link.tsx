import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './form.module.css'
import { useEntry } from './use-entry.ts'

/** Leads to another screen of the accounts without losing where the person was going. */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const entry = useEntry()
  return (
    <Link href={entry.to(to)} className={classes.link}>
      {children}
    </Link>
  )
}
