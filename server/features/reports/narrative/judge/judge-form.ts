import type { Language } from '#contracts/model/language.ts'
import type { Fault, Source } from './judgement.ts'
import { withoutData } from './plain-text.ts'

/** Invisible characters, text direction marks, and the private-use characters that the judge itself inserts. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u
const MARKUP = /[<>{}`*_[\]|\\~^]|https?:|www\.|\S@\S|#(?!\d)|\p{Extended_Pictographic}/u
const ALLOWED_TERMS = new Set(
  'amazon listing listings buy box bsr asin fba fbm ppc acos vine roi sku kpi a seo brand registry keepa moq'.split(
    ' ',
  ),
)
const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}/gu
const MIN_SHARED_FRACTION = 0.2

export function formFault(source: Source, text: string, language: Language): Fault | null {
  const garbage = (why: string): Fault => ({ kind: 'garbage', why })
  const { text: bare } = withoutData(text, source.quoted)
  const { text: from } = withoutData(source.text, source.quoted)
  if (text.trim() === '') return garbage('it is empty')
  if (text.length > source.text.length * 2 + 80) return garbage('it is too long')
  if (INVISIBLE.test(source.quoted.reduce((rest, name) => rest.replaceAll(name, ''), text)))
    return garbage('it has invisible characters')
  if (MARKUP.test(bare)) return garbage('it has markup')
  if (!isInLanguage(bare, language)) return garbage('it is in another language')
  const unknownName = unknownNameIn(bare, from, language)
  if (unknownName) return { kind: 'unverified', why: `"${unknownName}" is not in the source` }
  return sharedFraction(bare, from, language) >= MIN_SHARED_FRACTION
    ? null
    : { kind: 'unverified', why: 'it is about something else' }
}

function isInLanguage(text: string, language: Language): boolean {
  const [han, latin] = [text.match(HAN)?.length ?? 0, text.match(LATIN)?.length ?? 0]
  return language === 'zh-CN' ? han > 0 && han * 3 >= latin : han === 0 && latin > 0
}

/** The first name that is not in the source: a Latin word in Chinese, a capitalized word inside an English sentence. */
function unknownNameIn(text: string, source: string, language: Language): string | undefined {
  const known = new Set(source.toLowerCase().match(/[\p{L}]+/gu) ?? [])
  const names =
    language === 'zh-CN'
      ? (text.match(/[A-Za-zÀ-ɏ]{2,}/g) ?? [])
      : [...text.matchAll(/(?<=[\p{L}\d,;'")%] )\p{Lu}\p{L}+/gu)].map(([name]) => name)
  return names.find((name) => !known.has(name.toLowerCase()) && !ALLOWED_TERMS.has(name.toLowerCase()) && !isUnit(name))
}

const isUnit = (word: string) =>
  /^(?:USD|EUR|GBP|JPY|CAD|INR|US|CA|mm|kg|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|^(?:January|February|March|April|June|July|August|September|October|November|December)$/.test(
    word,
  )

const STOP_WORDS = new Set(
  'the a an and or of in on at to is are it its for by with as that this be was than from'.split(' '),
)

/** Fraction of the shorter text's units that the other text has too. Units are character pairs in Chinese, stems in English. */
function sharedFraction(a: string, b: string, language: Language): number {
  const [first, second] = [unitsOf(a, language), unitsOf(b, language)]
  const smaller = Math.min(first.size, second.size)
  if (smaller === 0) return 1
  return [...first].filter((unit) => second.has(unit)).length / smaller
}

function unitsOf(text: string, language: Language): Set<string> {
  if (language === 'en-US') {
    const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? []
    return new Set(words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.slice(0, 5)))
  }
  const runs = text.match(/[\p{Script=Han}A-Za-z]+/gu) ?? []
  return new Set(runs.flatMap((run) => [...run].slice(1).map((char, at) => `${run[at]}${char}`)))
}
