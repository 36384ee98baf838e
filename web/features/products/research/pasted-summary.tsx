import { MAX_ASINS } from '#contracts/api/product-search.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { joinSentences } from '#contracts/model/wording.ts'
import type { PastedAsins } from '#web/features/catalogue/public/asin-list.rules.ts'
import { usePasteNotes } from '#web/features/catalogue/public/paste-notes.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'

interface PastedSummaryProps {
  pasted: PastedAsins
  /** Of a text whose links do not name one. */
  marketplace: Marketplace
}

/** Says what was read from the text, before it is looked up. */
export function PastedSummary({ pasted, marketplace }: PastedSummaryProps) {
  const { t } = useTranslation('research')
  const language = useLanguage()
  const read = t('read', { total: formatCount(pasted.asins.length, useGrouping()) })
  return joinSentences([read, ...usePasteNotes(pasted, pasted.marketplace ?? marketplace, MAX_ASINS)], language)
}
