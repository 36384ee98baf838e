import { Fragment, lazy, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { withChanges } from '#contracts/model/report/changes.ts'
import type { Report } from '#contracts/model/report/report.ts'
import classes from './report.module.css'
import { RightsLink } from './rights-link.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionNav } from './section-nav.tsx'

const WhatIfPanel = lazy(() =>
  import('./what-if/what-if-panel.tsx').then((module) => ({ default: module.WhatIfPanel })),
)

/** Renders the first section before the others, so that it appears sooner. */
export function ReportBody({ report }: { report: Report }) {
  const { sections } = useMemo(() => withChanges(report), [report])
  const shown = useDeferredValue(sections.length, 1)
  const whole = shown === sections.length
  const [folded, setFolded] = useState(false)
  // The browser could not scroll to the section in the hash before that section was rendered.
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
        {/* Reserves the space of the pending sections, so that nothing below jumps. */}
        {!whole && <div className={classes.coming} />}
      </div>
    </div>
  )
}
