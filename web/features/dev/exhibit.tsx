import type { ReactNode } from 'react'
import classes from './gallery.module.css'

/** A section of the gallery, named after the file of its component. */
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
