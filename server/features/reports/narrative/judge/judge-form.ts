/** Whether a text is a plain sentence of its language that speaks of what its source speaks of. */
import type { Language } from '#contracts/model/language.ts'
import type { Fault, Source } from './judgement.ts'
import { withoutData } from './plain-text.ts'

/** What no reader sees, or what turns the order of what is read. Our own private signs are among them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u
const MARKUP = /[<>{}`*_[\]|\\~^]|https?:|www\.|\S@\S|#(?!\d)|\p{Extended_Pictographic}/u
/** Terms of the field that a text may use though its source does not. */
const TERMS = new Set(
  'amazon listing listings buy box bsr asin fba fbm ppc acos vine roi sku kpi a seo brand registry keepa moq'.split(
    ' ',
  ),
)
const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}/gu
/** Part of what the shorter of two texts says that the other must say too. */
const SHARED = 0.2

export function formFault(source: Source, text: string, language: Language): Fault | null {
  const garbage = (why: string): Fault => ({ kind: 'garbage', why })
  const { text: bare } = withoutData(text, source.quoted)
  const { text: from } = withoutData(source.text, source.quoted)
  if (text.trim() === '') return garbage('it is empty')
  if (text.length > source.text.length * 2 + 80) return garbage('it is too long')
  if (UNSEEN.test(source.quoted.reduce((rest, name) => rest.replaceAll(name, ''), text)))
    return garbage('it holds signs that nobody sees')
  if (MARKUP.test(bare)) return garbage('it holds markup')
  if (!isIn(bare, language)) return garbage('it is in another language')
  const stranger = strangerIn(bare, from, language)
  if (stranger) return { kind: 'loose', why: `"${stranger}" is not in the source` }
  return shared(bare, from, language) >= SHARED ? null : { kind: 'loose', why: 'it speaks of something else' }
}

function isIn(text: string, language: Language): boolean {
  const [han, latin] = [text.match(HAN)?.length ?? 0, text.match(LATIN)?.length ?? 0]
  return language === 'zh-CN' ? han > 0 && han * 3 >= latin : han === 0 && latin > 0
}

/** A name that the source does not know: a foreign word in Chinese, a capital within an English sentence. */
function strangerIn(text: string, source: string, language: Language): string | undefined {
  const known = new Set(source.toLowerCase().match(/[\p{L}]+/gu) ?? [])
  const names =
    language === 'zh-CN'
      ? (text.match(/[A-Za-zÀ-ɏ]{2,}/g) ?? [])
      : [...text.matchAll(/(?<=[\p{L}\d,;'")%] )\p{Lu}\p{L}+/gu)].map(([name]) => name)
  return names.find((name) => !known.has(name.toLowerCase()) && !TERMS.has(name.toLowerCase()) && !isUnit(name))
}

const isUnit = (word: string) =>
  /^(?:USD|EUR|GBP|JPY|CAD|INR|US|CA|mm|kg|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|^(?:January|February|March|April|June|July|August|September|October|November|December)$/.test(
    word,
  )

const STOP = new Set(
  'the a an and or of in on at to is are it its for by with as that this be was than from'.split(' '),
)

/** Of the units that the shorter text is made of, the part that the other has too: pairs of letters, or stems of words. */
function shared(a: string, b: string, language: Language): number {
  const [first, second] = [unitsOf(a, language), unitsOf(b, language)]
  const smaller = Math.min(first.size, second.size)
  if (smaller === 0) return 1
  return [...first].filter((unit) => second.has(unit)).length / smaller
}

function unitsOf(text: string, language: Language): Set<string> {
  if (language === 'en-US') {
    const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? []
    return new Set(words.filter((word) => !STOP.has(word)).map((word) => word.slice(0, 5)))
  }
  const runs = text.match(/[\p{Script=Han}A-Za-z]+/gu) ?? []
  return new Set(runs.flatMap((run) => [...run].slice(1).map((char, at) => `${run[at]}${char}`)))
}
