import type { ReactNode } from 'react'
import classes from './gallery.module.css'

/** One thing on show, under the name of its file. */
export function Exhibit({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name} className={classes.exhibit} aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`} className={classes.name}>
        <code>{name}</code>
      </h3>
      {children}
    </section>
  )
}

/** It in one state. */
export function Specimen({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={classes.specimen} data-wide={wide || undefined}>
      <figcaption>{label}</figcaption>
      <div>{children}</div>
    </figure>
  )
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className={classes.specimens}>{children}</div>
}
