import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'

export interface NumberReader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
}

interface NumberTextProps {
  metric: NumberMetric
  value: number | null
  reader: NumberReader
}

/** A metric in words. Growth is green, decline red. */
export function NumberText({ metric, value, reader }: NumberTextProps) {
  const isChange = metric.unit === 'change' || metric.unit === 'shift'
  const tone = isChange && value !== null && value !== 0 ? (value > 0 ? 'var(--good)' : 'var(--bad)') : undefined
  return <span style={tone ? { color: tone } : undefined}>{formatMetric(metric, value, reader)}</span>
}
