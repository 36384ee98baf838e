import type { EChartsCoreOption } from 'echarts/core'
import type { Chart } from '#contracts/model/report/report.ts'
import type { ReportVoice } from './report-context.tsx'

/** Pixels to reserve: bars grow with their number, so that every name is legible. */
export function chartHeight(chart: Chart): number {
  return chart.shape === 'bars' ? 48 + 34 * chart.items.length : 320
}

export function screenOption(chart: Chart, voice: ReportVoice, dark: boolean): EChartsCoreOption {
  const name = (label: string | { text: Parameters<ReportVoice['text']>[0] }) =>
    typeof label === 'string' ? label : voice.text(label.text)
  const ink = dark ? '#e6e9ec' : '#333'
  if (chart.shape === 'cartesian')
    return {
      textStyle: { color: ink },
      legend: { textStyle: { color: ink }, bottom: 0 },
      tooltip: { trigger: 'axis' },
      grid: { left: 60, right: 60, top: 30, bottom: 60 },
      xAxis: { type: 'category', data: chart.categories },
      yAxis: [{ type: 'value' }, { type: 'value', inverse: chart.series.some((s) => s.second && s.inverse) }],
      series: chart.series.map((s) => ({
        type: s.type,
        name: voice.text(s.label),
        data: s.values,
        yAxisIndex: s.second ? 1 : 0,
      })),
    }
  if (chart.shape === 'bars')
    return {
      grid: { left: 120, right: 60, top: 10, bottom: 20 },
      xAxis: { type: 'value' },
      yAxis: { type: 'category', inverse: true, data: chart.items.map((i) => name(i.label)) },
      series: [{ type: 'bar', data: chart.items.map((i) => i.value) }],
    }
  return {
    legend: { bottom: 0 },
    series: [
      { type: 'pie', radius: ['40%', '65%'], data: chart.items.map((i) => ({ name: name(i.label), value: i.value })) },
    ],
  }
}
