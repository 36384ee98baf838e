import { useState } from 'react'
import { initialOf } from '#contracts/model/product-picture.ts'
import { BoxIcon } from '#web/kit/parts/icons.tsx'
import classes from './product-picture.module.css'

interface ProductPictureProps {
  src: string | null
  alt: string
  /** Brand or title, whose initial is shown where no picture loads. */
  name?: string | null
}

/** Ours, embedded, or of a vendor over https. */
const SHOWN = /^(\/(?!\/)|https:|data:image\/|blob:)/

/** A product's picture in a square; a quiet tile where there is none or it cannot be loaded. */
export function ProductPicture({ src, alt, name }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shows = src !== null && SHOWN.test(src) && broken !== src
  const initial = name ? initialOf(name) : null
  return (
    <span className={classes.square}>
      {shows ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          // The vendor need not learn which report is read.
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={classes.tile} role="img" aria-label={alt}>
          {initial === null ? <BoxIcon size={40} /> : <span className={classes.initial}>{initial}</span>}
        </span>
      )}
    </span>
  )
}
