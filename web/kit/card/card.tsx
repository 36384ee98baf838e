import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

interface CardProps {
  title: string
  hint?: string
  children: ReactNode
}

export function Card({ title, hint, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  )
}
