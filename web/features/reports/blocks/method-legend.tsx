import type { Method } from '#contracts/model/report/figure.ts'
import classes from './legend.module.css'
import { MethodSign } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'

const METHODS: readonly Method[] = ['observed', 'estimated', 'calculated']

export function MethodLegend() {
  const { text } = useReportContext()
  return (
    <dl className={classes.legend} aria-label={text('report.legend')}>
      {METHODS.map((method) => (
        <div key={method}>
          <dt className={classes.method}>
            <MethodSign method={method} />
            {text(`method.${method}`)}
          </dt>
          <dd className={classes.meaning}>{text(`methodMeaning.${method}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
