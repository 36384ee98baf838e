import type { AsinReport } from '#contracts/model/report/report.ts'
import palette from '#web/features/reports/blocks/report.module.css'
import { ReportContextProvider, reportContextOf } from '#web/features/reports/blocks/report-context.tsx'
import { useReportTexts } from '#web/features/reports/blocks/use-report-texts.ts'
import { WhatIfPanel } from '#web/features/reports/blocks/what-if/what-if-panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from '../gallery.module.css'

const size: [number, number, number] = [259, 122, 97]

/** A price just above a fee threshold, in peak season. */
const report: AsinReport = {
  kind: 'asin',
  version: 2,
  imageUrl: null,
  sample: false,
  madeAt: '2026-11-20T08:00:00.000Z',
  asOf: '2026-11-19',
  sections: [],
  marketplace: 'US',
  asin: 'B0SAMPLE01',
  title: 'Mug',
  brand: null,
  whatIf: { price: 1029, size, weight: 498, feeCategory: 'home', returnRate: 0.048, on: '2026-11-20' },
}

export function WhatIfs() {
  const language = useReportTexts()
  const grouping = useGrouping()
  return (
    <div className={`${palette.palette} ${classes.stack}`}>
      <ReportContextProvider context={reportContextOf(language, grouping, report)}>
        <WhatIfPanel report={report} />
      </ReportContextProvider>
    </div>
  )
}
