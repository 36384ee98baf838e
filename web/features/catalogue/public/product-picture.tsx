import { useState } from 'react'
import { initialOf } from '#contracts/model/product-picture.ts'
import { BoxIcon } from '#web/kit/parts/icons.tsx'
import classes from './product-picture.module.css'

interface ProductPictureProps {
  src: string | null
  alt: string
  /** Brand or title. Its initial replaces a picture that does not load. */
  name?: string | null
}

/** Allows pictures from our server, inline pictures, and vendors' pictures over https. */
const ALLOWED_SRC = /^(\/(?!\/)|https:|data:image\/|blob:)/

/**
 * The picture of a product in a square. If there is no picture or it does not load, a tile shows the initial of the
 * name or, without a name, a box.
 */
export function ProductPicture({ src, alt, name }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = src !== null && ALLOWED_SRC.test(src) && broken !== src
  const initial = name ? initialOf(name) : null
  return (
    <span className={classes.square}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          // Hides the address of the report from the vendor.
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={classes.tile} role="img" aria-label={alt}>
          {initial === null ? <BoxIcon size={40} /> : <Initial letter={initial} />}
        </span>
      )}
    </span>
  )
}

/** The initial is an SVG, because it scales from 28 px in tables to the size of the picture at the top of a report. */
const Initial = ({ letter }: { letter: string }) => (
  <svg className={classes.initial} viewBox="0 0 40 40" aria-hidden="true">
    <text x="20" y="26.5" fontSize="18" textAnchor="middle">
      {letter}
    </text>
  </svg>
)
