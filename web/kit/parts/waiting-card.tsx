import { Skeleton } from '@mantine/core'
import classes from './waiting-card.module.css'

/** Skeleton of a card with a picture and three lines. `height` is the height of the lines, in pixels. */
export const WaitingCard = ({ height }: { height: number }) => (
  <div className={classes.card}>
    <Skeleton className={classes.picture} radius={0} />
    <div className={classes.lines} style={{ height }}>
      <Skeleton height={14} width="60%" />
      <Skeleton height={12} width="90%" />
      <Skeleton height={12} width="40%" />
    </div>
  </div>
)
