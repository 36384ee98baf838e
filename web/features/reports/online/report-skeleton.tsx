import { Skeleton } from '@mantine/core'
import body from '../blocks/report.module.css'
import classes from './skeleton.module.css'

/** The placeholders have the layout of a report, so that nothing jumps when the report appears. */
export function ReportSkeleton() {
  return (
    <div className={`${body.palette} ${classes.skeleton}`}>
      <Skeleton height={122} radius="lg" />
      <Skeleton height={84} radius="lg" />
      <div className={body.body}>
        <Skeleton className={classes.nav} radius="lg" />
        <div className={body.sections}>
          <Skeleton height={520} radius="lg" />
          <Skeleton height={640} radius="lg" />
        </div>
      </div>
    </div>
  )
}
