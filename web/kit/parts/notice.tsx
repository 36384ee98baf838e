import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from './icons.tsx'
import classes from './notice.module.css'

export type NoticeTone = 'failure' | 'warning' | 'success'

export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <p className={classes.notice} data-tone={tone} role={tone === 'success' ? 'status' : 'alert'}>
      {tone === 'success' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
      <span>{children}</span>
    </p>
  )
}
