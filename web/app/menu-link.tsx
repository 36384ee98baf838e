import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './side-menu.module.css'

interface MenuLinkProps {
  to: string
  isCurrent: boolean
  /** Whether the current page belongs to this link. */
  isActive: boolean
  /** Called on a click on the link of the open page, which causes no navigation event. */
  onReselect: () => void
  children: ReactNode
}

export const MenuLink = ({ to, isCurrent, isActive, onReselect, children }: MenuLinkProps) => (
  <Link
    href={to}
    className={classes.line ?? ''}
    data-lit={isActive || undefined}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={isCurrent ? onReselect : undefined}
  >
    {children}
  </Link>
)
