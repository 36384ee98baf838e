import type { ReactNode } from 'react'
import classes from './tag.module.css'
import { type Tone, toneProps } from './tone.ts'

export type TagTone = Tone

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span {...toneProps(tone, classes.tag)}>{children}</span>
}
