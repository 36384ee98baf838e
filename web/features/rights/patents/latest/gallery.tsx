import type { ReactNode } from 'react'
import { WaitingCard } from '#web/kit/parts/waiting-card.tsx'
import classes from './latest.module.css'

export const Gallery = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.gallery} aria-label={label}>
    {children}
  </ul>
)

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholders about as tall as the loaded cards. */
export const GallerySkeleton = () => (
  <div className={classes.gallery}>
    {WAITING.map((card) => (
      <WaitingCard key={card} height={140} />
    ))}
  </div>
)
