import type { Action } from '#contracts/model/report/block-kinds.ts'
import classes from './actions.module.css'
import { useReportContext } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'

export function ActionsBlock({ actions }: { actions: Action[] }) {
  const { text, value } = useReportContext()
  return (
    <ol className={classes.actions}>
      {actions.map(({ what, why, withinDays, priority }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a stored report never change their order
        <li key={index} className={classes.action} data-priority={priority}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={classes.body}>
            <p className={classes.what}>
              <SentenceText sentence={what} />
            </p>
            <p className={classes.why}>
              <SentenceText sentence={why} />
            </p>
          </div>
          <div className={classes.terms}>
            <span className={classes.priority}>{text(`priority.${priority}`)}</span>
            <span className={classes.days}>{text('action.within', { days: value(withinDays, 'days') })}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
