import { useState } from 'react'
import { BoxIcon } from '#web/kit/parts/icons.tsx'
import classes from './product-picture.module.css'

/** A product's picture in a square; a quiet tile where there is none or it cannot be loaded. */
export function ProductPicture({ src, alt }: { src: string | null; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const shows = src !== null && broken !== src
  return (
    <span className={classes.square}>
      {shows ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <span className={classes.tile} role="img" aria-label={alt}>
          <BoxIcon size={40} />
        </span>
      )}
    </span>
  )
}
