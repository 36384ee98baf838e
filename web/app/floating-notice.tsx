import type { ReactNode } from 'react'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import classes from './floating-notice.module.css'

interface FloatingNoticeProps {
  action: ReactNode
  children: ReactNode
}

/** A warning over the page: it appears without a layout shift. */
export const FloatingNotice = ({ action, children }: FloatingNoticeProps) => (
  <div className={classes.notice} role="alert">
    <AlertIcon size={18} />
    <p>{children}</p>
    {action}
  </div>
)
