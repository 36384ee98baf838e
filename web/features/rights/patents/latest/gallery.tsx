import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './latest.module.css'

/** Cards of patents beside each other. */
export const Gallery = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.gallery} aria-label={label}>
    {children}
  </ul>
)

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Cards of about the size of the real ones. */
export const GallerySkeleton = () => (
  <div className={classes.gallery}>
    {WAITING.map((card) => (
      <div key={card} className={classes.waiting}>
        <Skeleton className={classes.waitingPicture} radius={0} />
        <div className={classes.waitingText}>
          <Skeleton height={14} width="70%" />
          <Skeleton height={12} width="90%" />
          <Skeleton height={12} width="50%" />
        </div>
      </div>
    ))}
  </div>
)
