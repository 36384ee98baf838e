import type { ReactNode } from 'react'
import { type Tone, toned } from '#web/kit/parts/tone.ts'
import classes from './rights.module.css'

/** What limits all that is said around it: read as it comes, and never called out as an alert is. */
export const Remark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <p {...toned(tone, classes.remark)} role="note">
    {children}
  </p>
)
