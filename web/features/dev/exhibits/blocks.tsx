import { useMemo } from 'react'
import { BlockView } from '#web/features/reports/blocks/block-view.tsx'
import { MethodLegend } from '#web/features/reports/blocks/method-legend.tsx'
import palette from '#web/features/reports/blocks/report.module.css'
import { ReportContextProvider, reportContextOf } from '#web/features/reports/blocks/report-context.tsx'
import { ReportNotes } from '#web/features/reports/blocks/report-notes.tsx'
import { SampleNotice } from '#web/features/reports/blocks/sample-notice.tsx'
import { useReportTexts } from '#web/features/reports/blocks/use-report-texts.ts'
import { useGrouping } from '#web/kit/session.ts'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'
import { blocks, charts } from './sample-blocks.ts'

const NOTES = ['quality', 'writer'].join(' · ')
const WRITTEN = { by: 'model', model: 'example-model', released: 14, of: 16 } as const
const TIMED_OUT = { by: 'rules', fallback: 'timeout' } as const
const CHART_HEIGHT = 260

function useSampleContext() {
  const language = useReportTexts()
  const grouping = useGrouping()
  return useMemo(() => reportContextOf(language, grouping, { marketplace: 'US', sample: false }), [language, grouping])
}

/** One report block of every kind. */
export function ReportBlocks() {
  const context = useSampleContext()
  return (
    <ReportContextProvider context={context}>
      <div className={`${palette.palette} ${classes.stack}`}>
        <MethodLegend />
        <SampleNotice />
        <Specimen label={NOTES} wide>
          {(['good', 'fair', 'poor'] as const).map((level, at) => (
            <ReportNotes
              key={level}
              report={{
                quality: { level, full: 13 - 5 * at, partial: 2 * at, missing: 3 * at },
                writer: at === 0 ? { by: 'rules' } : at === 1 ? { ...WRITTEN, language: context.language } : TIMED_OUT,
              }}
            />
          ))}
        </Specimen>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Specimen key={at} label={block.kind} wide>
            <BlockView block={block} chartHeight={CHART_HEIGHT} />
          </Specimen>
        ))}
      </div>
    </ReportContextProvider>
  )
}

export function Charts() {
  const context = useSampleContext()
  return (
    <ReportContextProvider context={context}>
      <Specimens>
        {charts.map((chart) => (
          <Specimen key={chart.title} label={chart.shape} wide>
            <BlockView block={chart} chartHeight={CHART_HEIGHT} />
          </Specimen>
        ))}
      </Specimens>
    </ReportContextProvider>
  )
}
