/** Conditions in words, for chips and presets. */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBERS, type ProductChoice, type ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import type { Bounds } from '#web/kit/list/filter-text.ts'

interface Reader {
  marketplace: Marketplace
  language: Language
  grouping: Grouping
}

/** `Price $15.00–$40.00`, `Monthly units ≥ 300`. */
export function boundsText(name: ProductNumber, { min, max }: Bounds, reader: Reader): string {
  const label = PRODUCT_TEXTS[reader.language].names[name]
  const text = (value: number) => formatMetric(PRODUCT_NUMBERS[name], value, reader)
  if (min !== undefined && max !== undefined)
    return min === max ? `${label} ${text(min)}` : `${label} ${text(min)}–${text(max)}`
  return min === undefined ? `${label} ≤ ${text(max ?? 0)}` : `${label} ≥ ${text(min)}`
}

export function choiceText(name: ProductChoice, chosen: readonly string[], language: Language): string {
  const words: Readonly<Record<string, string>> = PRODUCT_TEXTS[language].values[name]
  return chosen.map((value) => words[value] ?? value).join(language === 'zh-CN' ? '、' : ', ')
}
