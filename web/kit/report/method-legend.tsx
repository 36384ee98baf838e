import type { Method, Report } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './legend.module.css'
import { MethodSign } from './method-mark.tsx'
import { useVoice } from './report-context.tsx'

const REAL: readonly Method[] = ['observed', 'estimated', 'calculated']

/** What the marks beside the numbers mean. A sample report has only sample numbers. */
export function MethodLegend({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { text } = useVoice()
  const methods: readonly Method[] = report.sample ? ['sample'] : REAL
  return (
    <dl className={classes.legend} aria-label={t('legend')}>
      {methods.map((method) => (
        <div key={method} className={classes.entry}>
          <dt className={classes.method}>
            <MethodSign method={method} />
            {text(`method.${method}`)}
          </dt>
          <dd className={classes.meaning}>{t(`methodMeaning.${method}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
