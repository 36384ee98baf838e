import { Skeleton } from '@mantine/core'
import classes from './result.module.css'

const WAITING = ['a', 'b', 'c', 'd']

/** Placeholders as tall as the loaded head and cards. */
export const ResultSkeleton = () => (
  <div className={classes.result}>
    <Skeleton height={320} radius="lg" />
    <div className={classes.grid}>
      {WAITING.map((card) => (
        <Skeleton key={card} height={340} radius="lg" />
      ))}
    </div>
  </div>
)
