/** Compares the languages: same keys, same placeholders, nothing empty or untranslated. */
import type { Language } from '#contracts/model/language.ts'
import { type Catalogue, placesOf, type Text } from './catalogues.ts'
import type { Finding } from './finding.ts'
import { HAN, OWN_NAMES, untranslatedIn } from './terms.ts'

export function compare(catalogue: Catalogue, texts: Record<Language, Text[]>): Finding[] {
  const [chinese, english] = [byKey(texts['zh-CN']), byKey(texts['en-US'])]
  return [
    ...texts['zh-CN'].filter(({ key }) => !english.has(key)).map((text) => finding(text, 'has no English text')),
    ...texts['en-US'].filter(({ key }) => !chinese.has(key)).map((text) => finding(text, 'has no Chinese text')),
    ...texts['en-US'].flatMap((text) => placesDiffer(catalogue, chinese.get(text.key), text)),
    ...Object.values(texts)
      .flat()
      .filter(({ text }) => text.trim() === '')
      .map((text) => finding(text, 'is empty')),
    ...texts['en-US']
      .filter(({ text }) => HAN.test(text) && !OWN_NAMES.has(text))
      .map((text) => finding(text, 'is an English text with Chinese characters')),
    ...texts['zh-CN'].flatMap((text) =>
      untranslatedIn(text.text).map((word) => finding(text, `has “${word}”, which is neither Chinese nor in terms.ts`)),
    ),
  ]
}

const byKey = (texts: Text[]) => new Map(texts.map((text) => [text.key, text]))
const finding = ({ file, line, key }: Text, what: string): Finding => ({ file, line, what: `${key} ${what}` })

function placesDiffer(catalogue: Catalogue, chinese: Text | undefined, english: Text): Finding[] {
  if (!chinese) return []
  const [zh, en] = [chinese, english].map(({ text }) => placesOf(text, catalogue).sort().join(', ') || 'none')
  return zh === en ? [] : [finding(english, `has places for ${en}, the Chinese text for ${zh}`)]
}
