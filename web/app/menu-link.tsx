import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './side-menu.module.css'

interface MenuLinkProps {
  to: string
  /** It leads to the very page that is open. */
  here: boolean
  /** It is lit: the page belongs to it. */
  lit: boolean
  /** It was chosen on the very page it leads to, which nothing else tells. */
  onStay: () => void
  children: ReactNode
}

/** One line of the menu. */
export const MenuLink = ({ to, here, lit, onStay, children }: MenuLinkProps) => (
  <Link
    href={to}
    className={classes.line ?? ''}
    data-lit={lit || undefined}
    aria-current={here ? 'page' : undefined}
    onClick={here ? onStay : undefined}
  >
    {children}
  </Link>
)
