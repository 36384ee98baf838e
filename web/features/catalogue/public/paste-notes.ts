import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { joinWords } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { PastedAsins } from './asin-list.rules.ts'

/** Names in a note; more would hide the field. */
const NAMED = 5
const NAME_LENGTH = 24

/** Sentences that say what of a pasted text is not used as it is, for a lookup of up to `most` ASINs in this marketplace. */
export function usePasteNotes(pasted: PastedAsins, marketplace: Marketplace, most: number): string[] {
  const { t } = useTranslation('list')
  const language = useLanguage()
  const { rubbish, tooMany, unsupported, isMixed } = pasted
  const names = (all: readonly string[]) => {
    const shown = joinWords(all.slice(0, NAMED).map(shorten), language)
    return all.length > NAMED ? t('pasted.more', { names: shown, total: all.length }) : shown
  }
  const name = marketplaces[marketplace].name[language]
  return [
    ...(rubbish.length > 0 ? [t('pasted.rubbish', { names: names(rubbish) })] : []),
    ...(tooMany.length > 0 ? [t('pasted.tooMany', { names: names(tooMany), most })] : []),
    ...(isMixed ? [t('pasted.mixed', { marketplace: name })] : []),
    ...(unsupported.length > 0 ? [t('pasted.unsupported', { names: names(unsupported), marketplace: name })] : []),
  ]
}

/** Letters rather than code units, so that an emoji is not cut in two. */
function shorten(word: string): string {
  const letters = [...word]
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH).join('')}…` : word
}
