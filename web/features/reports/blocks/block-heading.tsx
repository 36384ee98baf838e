import type { ReactNode } from 'react'
import classes from './block.module.css'
import { MethodMark } from './method-mark.tsx'
import type { Origin } from './origin.ts'
import { useReportContext } from './report-context.tsx'

export function BlockHeading({
  id,
  title,
  origin,
  aside,
}: {
  id?: string
  title: string
  origin?: Origin
  aside?: ReactNode
}) {
  const { method } = useReportContext()
  return (
    <div className={classes.heading}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {origin && origin.method !== method && <MethodMark origin={origin} />}
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}
