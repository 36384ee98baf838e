import type { ReactNode } from 'react'
import classes from './tag.module.css'
import { type Tone, toned } from './tone.ts'

export type TagTone = Tone

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span {...toned(tone, classes.tag)}>{children}</span>
}
