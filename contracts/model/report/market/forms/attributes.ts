/** Attributes that a title names: material, colour, size and count, read in the language of the marketplace. */
import { type Marketplace, type MarketplaceFacts, marketplaces } from '../../../marketplaces.ts'
import type { TextKey } from '../../text-key.ts'
import { COLOURS } from './colours.data.ts'
import { MATERIALS } from './materials.data.ts'

export type AttributeKind = 'material' | 'colour' | 'size' | 'count'
export interface Attribute {
  kind: AttributeKind
  value: TextKey | string
}
type Language = MarketplaceFacts['language']

/** A text of ours and the words that mean it, by language. */
export type Lexicon = readonly { key: TextKey; words: Record<Language, readonly string[]> }[]

const WORD = 'A-Za-z0-9À-ÖØ-öø-ÿ'
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What may follow a single character that names a colour or a material: of 黒板 or 白菜 it is only a part. */
const AFTER_ONE = /(?!(?![色製系材繊柄])\p{Script=Han})(?!ちゃん)/u.source

/** Whole words, however they are written; Japanese does not part its words. A star at the end takes what is grown on. */
function pattern(word: string, language: Language): RegExp {
  if (language === 'ja') return new RegExp(`${escaped(word)}${word.length === 1 ? AFTER_ONE : ''}`, 'giu')
  const open = word.endsWith('*')
  return new RegExp(`(?<![${WORD}])${escaped(open ? word.slice(0, -1) : word)}${open ? '' : `(?![${WORD}])`}`, 'gi')
}

type Compiled = { key: TextKey; patterns: RegExp[] }[]
const compiled = new Map<string, Compiled>()

function lexiconOf(name: string, lexicon: Lexicon, language: Language): Compiled {
  const known = compiled.get(`${name} ${language}`)
  if (known) return known
  const made = lexicon.map(({ key, words }) => ({
    key,
    patterns: words[language].map((word) => pattern(word, language)),
  }))
  compiled.set(`${name} ${language}`, made)
  return made
}

/** Words that take back what they stand before or after. */
const NOT_BEFORE = /(?:^|[\s,(])(?:without|no|non|vegan|faux|ohne|sans|senza|sin)[\s-]$/i
const NOT_AFTER = /^[\s-]?(?:free|frei)(?![a-z])/i

/** The keys whose words the title holds, in the order in which they stand there; of words within others the longer ones. */
function namedIn(title: string, lexicon: Compiled): TextKey[] {
  const found = lexicon.flatMap(({ key, patterns }) =>
    patterns.flatMap((each) =>
      [...title.matchAll(each)].map(({ index: from, 0: word }) => ({ key, from, to: from + word.length })),
    ),
  )
  const said = found.filter(
    ({ from, to }) => !NOT_BEFORE.test(title.slice(0, from)) && !NOT_AFTER.test(title.slice(to)),
  )
  const whole = said.filter(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  )
  return [...new Set(whole.sort((a, b) => a.from - b.from).map(({ key }) => key))]
}

const SIZE =
  /(?<![\d.,A-Za-z])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?(ml|l|liters?|litres?|oz|ounces?|inch|inches|zoll|pouces|cm|mm|qt|quarts?|gallons?|kg|lb|lbs|w|mah)(?![A-Za-z])/gi
const UNITS: Record<string, string> = {
  ml: 'ml',
  l: 'L',
  liter: 'L',
  liters: 'L',
  litre: 'L',
  litres: 'L',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  inch: 'in',
  inches: 'in',
  zoll: 'in',
  pouces: 'in',
  cm: 'cm',
  mm: 'mm',
  qt: 'qt',
  quart: 'qt',
  quarts: 'qt',
  gallon: 'gal',
  gallons: 'gal',
  kg: 'kg',
  lb: 'lb',
  lbs: 'lb',
  w: 'W',
  mah: 'mAh',
}

/** Of "1200 pcs" neither 200 nor 120 is the count. */
const COUNTS: Record<Language, RegExp> = {
  en: /(?:(?:pack|set) of (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3})[\s-]?(?:pack|pcs|pieces?|count|ct|set)(?![a-z]))/i,
  de: /(?<![\d.,])(\d{1,3})(?:er)?[\s-]?(?:pack|set|stück|teilig)/i,
  fr: /(?:(?:lot|pack|set) de (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) pi[eè]ces)/i,
  ja: /(?<![\d.,])(\d{1,3})(?:個|枚|本|点|足|組)/,
  it: /(?:(?:set|confezione|pacco) da (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) pezzi)/i,
  es: /(?:(?:pack|juego|set|lote) de (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) (?:piezas|unidades))/i,
}

/** What the title of a listing names, each thing once. */
export function attributesOf(title: string, marketplace: Marketplace): Attribute[] {
  const { language } = marketplaces[marketplace]
  const count = COUNTS[language].exec(title)
  const pieces = Number(count?.slice(1).find((group) => group !== undefined) ?? 0)
  const sizes = [...title.matchAll(SIZE)].map(
    ([, number = '', unit = '']) => `${number.replace(',', '.')} ${UNITS[unit.toLowerCase()]}`,
  )
  return [
    ...namedIn(title, lexiconOf('material', MATERIALS, language)).map((value) => ({
      kind: 'material' as const,
      value,
    })),
    ...namedIn(title, lexiconOf('colour', COLOURS, language)).map((value) => ({ kind: 'colour' as const, value })),
    ...[...new Set(sizes)].map((value) => ({ kind: 'size' as const, value })),
    ...(pieces > 1 ? [{ kind: 'count' as const, value: `× ${pieces}` }] : []),
  ]
}
