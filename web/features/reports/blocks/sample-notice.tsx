import { useTranslation } from '#web/kit/i18n.ts'
import classes from './legend.module.css'
import { MethodSign } from './method-mark.tsx'
import { useReportContext } from './report-context.tsx'

export function SampleNotice() {
  const { t } = useTranslation('report')
  const { text } = useReportContext()
  return (
    <p className={classes.sample} role="note">
      <MethodSign method="sample" />
      <span>
        <strong>{t('sampleNotice')}</strong>
        {text('report.sampleText')}
      </span>
    </p>
  )
}
