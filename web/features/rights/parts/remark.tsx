import type { ReactNode } from 'react'
import { type Tone, toneProps } from '#web/kit/parts/tone.ts'
import classes from './rights.module.css'

/**
 * Says what limits the surrounding result. It is a note and not an alert, so that screen readers read it in document
 * order.
 */
export const Remark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <p {...toneProps(tone, classes.remark)} role="note">
    {children}
  </p>
)
