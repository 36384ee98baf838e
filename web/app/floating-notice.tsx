import type { ReactNode } from 'react'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import classes from './floating-notice.module.css'

interface FloatingNoticeProps {
  action: ReactNode
  children: ReactNode
}

/** A warning that floats over the page, so that nothing shifts when it comes and goes. */
export const FloatingNotice = ({ action, children }: FloatingNoticeProps) => (
  <div className={classes.notice} role="alert">
    <AlertIcon size={18} />
    <p>{children}</p>
    {action}
  </div>
)
