/** Conditions in words, for chips and presets. */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import type { Bounds } from './filter-text.ts'

interface ConditionReader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
}

/** `Price $15.00–$40.00`, `Monthly units ≥ 300`. */
export function rangeText(name: string, metric: NumberMetric, { min, max }: Bounds, reader: ConditionReader): string {
  const text = (value: number) => formatMetric(metric, value, reader)
  if (min !== undefined && max !== undefined)
    return min === max ? `${name} ${text(min)}` : `${name} ${text(min)}–${text(max)}`
  return min === undefined ? `${name} ≤ ${text(max ?? 0)}` : `${name} ≥ ${text(min)}`
}

/** `Seller country: Mainland China, Hong Kong`. */
export function chosenText(
  name: string,
  words: Readonly<Record<string, string>>,
  chosen: readonly string[],
  language: Language,
): string {
  return `${name}: ${chosen.map((value) => words[value] ?? value).join(language === 'zh-CN' ? '、' : ', ')}`
}
