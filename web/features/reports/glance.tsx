import type { ReactNode } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import classes from './glance.module.css'

interface GlanceProps {
  picture: { src: string | null; alt: string; name: string }
  marks: ReactNode
  title: string
  /** The full title for the tooltip, if `title` is shortened. */
  whole?: string
  about: ReactNode
  facts: readonly (readonly [label: string, value: string])[]
  layout: 'beside' | 'below'
  children?: ReactNode
}

export function Glance({ picture, marks, title, whole = title, about, facts, layout, children }: GlanceProps) {
  return (
    <div className={classes.glance} data-layout={layout}>
      <div className={classes.picture}>
        <ProductPicture {...picture} />
      </div>
      <div className={classes.about}>
        <p className={classes.marks}>{marks}</p>
        <p className={classes.title} title={whole}>
          {title}
        </p>
        {about}
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
