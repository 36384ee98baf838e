import { Skeleton } from '@mantine/core'
import classes from './result.module.css'

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholders as tall as the loaded cards. */
export const ResultSkeleton = () => (
  <div className={classes.grid}>
    {WAITING.map((card) => (
      <Skeleton key={card} height={372} radius="lg" />
    ))}
  </div>
)
