import type { Report } from '#contracts/model/report/report.ts'
import classes from './report.module.css'
import { SectionCard } from './section-card.tsx'
import { SectionNav } from './section-nav.tsx'

/** The contents and the sections of a report, whatever its kind. */
export function ReportBody({ report }: { report: Report }) {
  return (
    <div className={classes.body}>
      <SectionNav sections={report.sections} />
      <div className={classes.sections}>
        {report.sections.map((section, index) => (
          <SectionCard key={section.key} section={section} number={index + 1} />
        ))}
      </div>
    </div>
  )
}
