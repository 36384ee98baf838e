import { type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { PreloadScreen } from '#web/kit/screens/preload-screen.ts'
import classes from './form.module.css'
import { useEntry } from './use-entry.ts'

/**
 * Leads to another screen of the accounts without losing where the person was going. The screen is loaded when the pointer
 * or the keyboard comes near.
 */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const entry = useEntry()
  const preloadScreen = useContext(PreloadScreen)
  const preload = () => preloadScreen(to)
  return (
    <Link href={entry.to(to)} className={classes.link} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Link>
  )
}
