import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { keywordColumns } from './keyword-columns.tsx'

/** The columns of terms in the language of the reader. */
export function useKeywordColumns(marketplace: Marketplace, month?: string) {
  const { t } = useTranslation('keywords')
  return keywordColumns({
    marketplace,
    month,
    language: useLanguage(),
    grouping: useGrouping(),
    words: {
      term: t('mining.term'),
      trend: t('mining.trend.name'),
      trendHelp: t('mining.trend.help'),
      trendOf: (first, last, most) => t('mining.trend.of', { first, last, most }),
      category: t('mining.category'),
      niche: t('mining.niche'),
    },
  })
}
