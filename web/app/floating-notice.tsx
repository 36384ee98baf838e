import type { ReactNode } from 'react'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import classes from './floating-notice.module.css'

interface FloatingNoticeProps {
  /** A notice of the frame; otherwise one of the front page. */
  overDialogs?: boolean
  action: ReactNode
  children: ReactNode
}

/** A warning that floats over the page, so that nothing shifts when it comes and goes. */
export const FloatingNotice = ({ overDialogs, action, children }: FloatingNoticeProps) => (
  <div className={classes.notice} data-over-dialogs={overDialogs} role="alert">
    <AlertIcon size={18} />
    <p>{children}</p>
    {action}
  </div>
)
