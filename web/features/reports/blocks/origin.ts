import type { Method, Unit } from '#contracts/model/report/figure.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReportContext } from './report-context.tsx'

/** Where a number comes from. Figures, columns and charts have these fields. */
export interface Origin {
  method: Method
  asOf?: string
  unit?: Unit
  low?: number
  high?: number
  note?: TextKey
}

/** Describes method, range, date and formula in one line each, for the tooltip and for screen readers. */
export function useOriginLines(origin: Origin): string[] {
  const { t } = useTranslation('report')
  const { text, value } = useReportContext()
  const { method } = origin
  const lines = [t('originLine', { method: text(`method.${method}`), meaning: text(`methodMeaning.${method}`) })]
  if (origin.unit && origin.low !== undefined && origin.high !== undefined) {
    lines.push(t('range', { low: value(origin.low, origin.unit), high: value(origin.high, origin.unit) }))
  }
  if (origin.asOf) lines.push(t('asOf', { date: value(origin.asOf, 'date') }))
  if (origin.note) lines.push(t('formula', { text: text(origin.note) }))
  return lines
}
