import { Fragment, lazy, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { withChanges } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import classes from './report.module.css'
import { RightsLink } from './rights-link.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionNav } from './section-nav.tsx'

/** What if the price or a cost were another: comes with the blocks that stand behind the first section. */
const WhatIfPanel = lazy(() =>
  import('./what-if/what-if-panel.tsx').then((module) => ({ default: module.WhatIfPanel })),
)

/** The contents and the sections of a report, whatever its kind. The first section is painted before the others. */
export function ReportBody({ report }: { report: Report }) {
  const { sections } = useMemo(() => withChanges(report), [report])
  const shown = useDeferredValue(sections.length, 1)
  const whole = shown === sections.length
  const [folded, setFolded] = useState(false)
  // Whoever has asked for a section that was not there yet, by the address or the contents, comes to it now.
  useEffect(() => {
    if (whole && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [whole])
  return (
    <div className={classes.body} data-folded={folded || undefined}>
      <SectionNav sections={sections} folded={folded} onFold={() => setFolded(!folded)} />
      <div className={classes.sections} aria-busy={!whole || undefined}>
        {sections.slice(0, shown).map((section, index) => (
          <Fragment key={section.key}>
            <SectionCard section={section} number={index + 1}>
              {section.key === 'rights' && report.kind === 'asin' && <RightsLink report={report} />}
            </SectionCard>
            {section.key === 'profit' && report.kind === 'asin' && <WhatIfPanel report={report} />}
          </Fragment>
        ))}
        {/* Holds the place of those that come, so that nothing below jumps. */}
        {!whole && <div className={classes.coming} />}
      </div>
    </div>
  )
}
