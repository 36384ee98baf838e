import { writerText } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useReportContext } from './report-context.tsx'
import classes from './report-notes.module.css'

/** Shows how complete the data is and what wrote the sentences. Renders nothing if the report contains neither. */
export function ReportNotes({ report: { quality, writer } }: { report: Pick<Report, 'quality' | 'writer'> }) {
  const { text, value, language } = useReportContext()
  if (!quality && !writer) return null
  const written = writer && writerText(writer, language)
  return (
    <div className={classes.notes}>
      {quality && (
        <p className={classes.quality}>
          <span className={classes.badge} data-level={quality.level}>
            {text(`quality.${quality.level}`)}
          </span>
          {text('quality.counts', {
            full: value(quality.full, 'count'),
            partial: value(quality.partial, 'count'),
            missing: value(quality.missing, 'count'),
          })}
        </p>
      )}
      {written && <p className={classes.writer}>{text(written.key, written.params)}</p>}
    </div>
  )
}
