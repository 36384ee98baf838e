import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './kept-card.module.css'

interface KeptCardProps {
  /** Where it is opened again. */
  href: string
  /** Address of its picture. */
  picture: string | null
  title: string
  /** What the button to delete it says, and its short form under the pointer. */
  deleteLabel: string
  deleteTitle: string
  onDelete: () => void
  /** Lines below the title. */
  children: ReactNode
}

/** Something that was searched and is kept: opening it costs nothing. Stands in a `KeptList`. */
export const KeptCard = ({ href, picture, title, deleteLabel, deleteTitle, onDelete, children }: KeptCardProps) => (
  <li className={classes.card}>
    <Link href={href}>
      <ProductPicture src={picture} alt="" />
      <span>
        <strong title={title}>{title}</strong>
        {children}
      </span>
    </Link>
    <button type="button" aria-label={deleteLabel} title={deleteTitle} onClick={onDelete}>
      <CrossIcon size={16} />
    </button>
  </li>
)

export const KeptList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>
