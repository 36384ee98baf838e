import { qualityOf } from '#contracts/model/report/quality.ts'
import type { Report, Writer } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './made-of.module.css'

/** How complete the data behind the report was, in one badge, and who wrote its judgements. */
export function MadeOf({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { level, full, partial, missing } = report.quality ?? qualityOf(report.sections)
  const counts = t('quality.counts', { full, partial, missing, all: report.sections.length })
  return (
    <p className={classes.madeOf}>
      <span className={classes.badge} data-level={level} title={counts}>
        {t(`quality.${level}`)}
      </span>
      <span>{counts}</span>
      {report.writer && <WrittenBy writer={report.writer} />}
    </p>
  )
}

/** By rules or by a language model; and when that was asked and its text is not here, why. */
function WrittenBy({ writer }: { writer: Writer }) {
  const { t } = useTranslation('report')
  if (writer.by === 'model') return <span>{t('writer.model', { model: writer.model })}</span>
  return <span>{t(writer.fallback ? `writer.${writer.fallback}` : 'writer.rules')}</span>
}
