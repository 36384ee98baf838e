import type { ReactNode } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import classes from './glance.module.css'

interface GlanceProps {
  picture: { src: string | null; alt: string; name: string }
  /** Short marks above the title. */
  marks: ReactNode
  title: string
  /** The title as a pointer has it, where that is another one. */
  whole?: string
  /** What stands below the title. */
  about: ReactNode
  facts: readonly (readonly [label: string, value: string])[]
  /** Where the facts stand: beside the picture, which few do, or below it. */
  layout: 'beside' | 'below'
  children?: ReactNode
}

/** What a report is about at a glance: picture, title, and the facts that tell whether it is the right one. */
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
