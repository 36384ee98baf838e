import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import type { NumberMetric } from '#contracts/model/screener/metric.ts'
import { OFFER_TEXTS } from '#contracts/model/sourcing/offer-metrics.texts.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

interface Names {
  zh: string
  en: string
}

/** Writes names and values in the language of the reader. No metric here is in the currency of a marketplace. */
export function useReader() {
  const language = useLanguage()
  const grouping = useGrouping()
  const reader = { marketplace: 'US', language, grouping } as const
  const isChinese = language === 'zh-CN'
  return {
    ...reader,
    texts: OFFER_TEXTS[language],
    nameOf: ({ zh, en }: Names) => (isChinese ? zh : en),
    /** The name in the other language, and the code of that language. */
    otherNameOf: ({ zh, en }: Names) => (isChinese ? en : zh),
    otherLanguage: isChinese ? 'en' : 'zh-CN',
    separator: isChinese ? '、' : ', ',
    write: (unit: NumberMetric['unit'], value: number | null) => formatMetric({ unit }, value, reader),
  }
}
export type Reader = ReturnType<typeof useReader>
