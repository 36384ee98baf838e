import { type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { PreloadScreen } from '#web/kit/screens/preload-screen.ts'
import classes from './form.module.css'
import { useReturnAddress } from './use-return-address.ts'

/** Links to another account screen, keeps the return address, and preloads the screen on hover or focus. */
export function FormLink({ to, children }: { to: string; children: ReactNode }) {
  const entry = useReturnAddress()
  const preloadScreen = useContext(PreloadScreen)
  const preload = () => preloadScreen(to)
  return (
    <Link href={entry.to(to)} className={classes.link} onPointerEnter={preload} onFocus={preload}>
      {children}
    </Link>
  )
}
