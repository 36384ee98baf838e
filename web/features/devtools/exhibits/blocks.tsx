import { useMemo } from 'react'
import { BlockView } from '#web/kit/report/block-view.tsx'
import { MethodLegend } from '#web/kit/report/method-legend.tsx'
import palette from '#web/kit/report/report.module.css'
import { ReportVoiceProvider, voiceOf } from '#web/kit/report/report-context.tsx'
import { SampleNotice } from '#web/kit/report/sample-notice.tsx'
import { useReportTexts } from '#web/kit/report/use-report-texts.ts'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'
import { blocks, charts } from './sample-blocks.ts'

const CHART_HEIGHT = 260

function useSampleVoice() {
  const language = useReportTexts()
  return useMemo(() => voiceOf(language, 'US', false), [language])
}

/** The blocks of a report, one of every kind. */
export function ReportBlocks() {
  const voice = useSampleVoice()
  return (
    <ReportVoiceProvider voice={voice}>
      <div className={`${palette.palette} ${classes.stack}`}>
        <MethodLegend />
        <SampleNotice />
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Specimen key={at} label={block.kind} wide>
            <BlockView block={block} chartHeight={CHART_HEIGHT} />
          </Specimen>
        ))}
      </div>
    </ReportVoiceProvider>
  )
}

export function Charts() {
  const voice = useSampleVoice()
  return (
    <ReportVoiceProvider voice={voice}>
      <Specimens>
        {charts.map((chart) => (
          <Specimen key={chart.shape} label={chart.shape} wide>
            <BlockView block={chart} chartHeight={CHART_HEIGHT} />
          </Specimen>
        ))}
      </Specimens>
    </ReportVoiceProvider>
  )
}
