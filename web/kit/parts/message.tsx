import type { ReactNode } from 'react'
import { AlertIcon, BoxIcon } from './icons.tsx'
import classes from './message.module.css'

export interface MessageProps {
  /** `failure`: something went wrong; `empty`: nothing is here yet. */
  tone: 'failure' | 'empty'
  title: string
  text?: string
  children?: ReactNode
}

export function Message({ tone, title, text, children }: MessageProps) {
  return (
    <div className={classes.message} data-tone={tone} role={tone === 'failure' ? 'alert' : undefined}>
      <span className={classes.icon}>{tone === 'failure' ? <AlertIcon size={28} /> : <BoxIcon size={28} />}</span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
