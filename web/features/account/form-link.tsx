import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './form.module.css'
import { screens } from './index.ts'
import { useEntry } from './use-entry.ts'

/**
 * Leads to another screen of the accounts without losing where the person was going. The screen is loaded when the pointer
 * or the keyboard comes near.
 */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const entry = useEntry()
  const load = () =>
    void screens
      .find(({ path }) => path === to)
      ?.load()
      .catch(() => {})
  return (
    <Link href={entry.to(to)} className={classes.link} onPointerEnter={load} onFocus={load}>
      {children}
    </Link>
  )
}
