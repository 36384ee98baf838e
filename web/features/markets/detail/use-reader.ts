import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** Writes values for the reader of a market. */
export function useReader(marketplace: Marketplace) {
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace, language, grouping }
  const write = (unit: NumberMetric['unit'], value: number | null) => formatMetric({ unit }, value, reader)
  return { ...reader, write }
}
export type Reader = ReturnType<typeof useReader>
