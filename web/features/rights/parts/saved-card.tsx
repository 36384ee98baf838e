import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './saved-card.module.css'

interface SavedCardProps {
  href: string
  /** URL. */
  picture: string | null
  title: string
  /** `deleteLabel` is the accessible name of the delete button, and `deleteTitle` is its tooltip. */
  deleteLabel: string
  deleteTitle: string
  onDelete: () => void
  children: ReactNode
}

/** An earlier search or check in a `SavedList`. */
export const SavedCard = ({ href, picture, title, deleteLabel, deleteTitle, onDelete, children }: SavedCardProps) => (
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

export const SavedList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>
