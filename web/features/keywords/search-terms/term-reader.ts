import { saturdayOf } from '#contracts/model/full-weeks.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import { TERM_NUMBERS, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import { type TermModel, termModelRanges } from '#contracts/model/keywords/search-term-models.ts'
import type { TermPeriod } from '#contracts/model/keywords/search-term-periods.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { joinSentences, joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { rangeText } from '#web/kit/list/condition-text.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

/** Writes what a model finds: `Surging: Searches ≥ +25.0%.` */
export function useModelTexts(kind: TermPeriod, marketplace: Marketplace) {
  const { t } = useTranslation('search-terms')
  const language = useLanguage()
  const reader = { marketplace, language, grouping: useGrouping() }
  const { names, models, modelMeanings } = TERM_TEXTS[language]
  const thresholds = (model: TermModel) =>
    joinWords(
      // The cast: keys of ranges of metrics.
      Object.entries(termModelRanges(model, kind, marketplace)).map(([name, bounds]) =>
        rangeText(names[name as TermNumber], TERM_NUMBERS[name as TermNumber], bounds, reader),
      ),
      language,
    ) + t('model.end')
  return {
    names: models,
    thresholds,
    meaning: (model: TermModel) => joinSentences([modelMeanings[model], thresholds(model)], language),
  }
}

/** `2026-11-08 – 2026-11-14` for a week; others are their own names. */
export const periodName = (kind: TermPeriod, period: string): string =>
  kind === 'week' && /^\d{4}-\d\d-\d\d$/.test(period) && !Number.isNaN(Date.parse(period))
    ? `${period} – ${saturdayOf(period)}`
    : period
