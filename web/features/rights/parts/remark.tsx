import type { ReactNode } from 'react'
import { type Tone, toneProps } from '#web/kit/parts/tone.ts'
import classes from './rights.module.css'

/** A limit of the result around it. Read in order by screen readers, so not an alert. */
export const Remark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <p {...toneProps(tone, classes.remark)} role="note">
    {children}
  </p>
)
