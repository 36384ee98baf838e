import { type ReactNode, useId } from 'react'
import classes from './console.module.css'

export function Card({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
