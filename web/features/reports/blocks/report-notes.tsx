import { writerText } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useReportContext } from './report-context.tsx'
import classes from './report-notes.module.css'

/** Completeness of the data and the writer of the sentences; nothing if the report has neither. */
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
