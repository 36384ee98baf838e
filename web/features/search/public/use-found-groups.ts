import type { FoundEverything } from '#contracts/api/search.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { type FoundGroup, foundGroups } from './found-groups.ts'

/** The rows of what a search found, in the reader's language. */
export function useFoundGroups(found: FoundEverything | undefined, q: string): FoundGroup[] {
  const { t } = useTranslation('global-search')
  const reader = { q, language: useLanguage(), grouping: useGrouping() }
  if (!found) return []
  const words = {
    searches: (count: string) => t('searches', { total: count }),
    family: (asin: string) => t('family', { asin }),
    live: { live: t('mark.live'), dead: t('mark.dead') },
    level: { niche: t('level.niche'), category: t('level.category') },
  }
  return foundGroups(found, { ...reader, words })
}
