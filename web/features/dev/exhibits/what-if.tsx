import type { AsinReport } from '#contracts/model/report/report.ts'
import palette from '#web/features/reports/blocks/report.module.css'
import { ReportVoiceProvider, voiceOf } from '#web/features/reports/blocks/report-context.tsx'
import { useReportTexts } from '#web/features/reports/blocks/use-report-texts.ts'
import { WhatIfPanel } from '#web/features/reports/blocks/what-if/what-if-panel.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from '../gallery.module.css'

const base = { kind: 'asin', version: 2, imageUrl: null, sample: false, sections: [] } as const
const day = { madeAt: '2026-11-20T08:00:00.000Z', asOf: '2026-11-19' } as const
const size: [number, number, number] = [259, 122, 97]

/** A price just over an edge, in peak season. */
const report: AsinReport = {
  ...base,
  ...day,
  sections: [],
  marketplace: 'US',
  asin: 'B0SAMPLE01',
  title: 'Mug',
  brand: null,
  whatIf: { price: 1029, size, weight: 498, feeCategory: 'home', returnRate: 0.048, on: '2026-11-20' },
}

/** The calculator of profit. */
export function WhatIfs() {
  const language = useReportTexts()
  const grouping = useGrouping()
  return (
    <div className={`${palette.palette} ${classes.stack}`}>
      <ReportVoiceProvider voice={voiceOf(language, grouping, report)}>
        <WhatIfPanel report={report} />
      </ReportVoiceProvider>
    </div>
  )
}
