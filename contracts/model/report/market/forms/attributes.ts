/** Attributes that a title names: material, colour, size and count, read in the language of the marketplace. */
import { type Marketplace, type MarketplaceFacts, marketplaces } from '../../../marketplaces.ts'
import type { TextKey } from '../../texts.ts'
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

/** Whole words, however they are written; Japanese does not part its words. A star at the end takes what is grown on. */
function pattern(word: string, language: Language): RegExp {
  if (language === 'ja') return new RegExp(escaped(word), 'i')
  const open = word.endsWith('*')
  return new RegExp(`(?<![${WORD}])${escaped(open ? word.slice(0, -1) : word)}${open ? '' : `(?![${WORD}])`}`, 'i')
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

/** The keys whose words the title holds, in the order in which they stand there. */
function namedIn(title: string, lexicon: Compiled): TextKey[] {
  return lexicon
    .flatMap(({ key, patterns }) => {
      const at = Math.min(...patterns.map((each) => title.search(each)).filter((index) => index >= 0))
      return Number.isFinite(at) ? [{ key, at }] : []
    })
    .sort((a, b) => a.at - b.at)
    .map(({ key }) => key)
}

const SIZE =
  /(?<![\d.,A-Za-z])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?(ml|l|liter|litre|litres|oz|ounce|inch|inches|zoll|pouces|cm|mm|qt|quart|gallon|kg|lb|lbs|w|mah)(?![A-Za-z])/gi
const UNITS: Record<string, string> = {
  ml: 'ml',
  l: 'L',
  liter: 'L',
  litre: 'L',
  litres: 'L',
  oz: 'oz',
  ounce: 'oz',
  inch: 'in',
  inches: 'in',
  zoll: 'in',
  pouces: 'in',
  cm: 'cm',
  mm: 'mm',
  qt: 'qt',
  quart: 'qt',
  gallon: 'gal',
  kg: 'kg',
  lb: 'lb',
  lbs: 'lb',
  w: 'W',
  mah: 'mAh',
}

const COUNTS: Record<Language, RegExp> = {
  en: /(?:(?:pack|set) of (\d{1,3}))|(?:(\d{1,3})[\s-]?(?:pack|pcs|pieces?|count|ct|set)(?![a-z]))/i,
  de: /(\d{1,3})(?:er)?[\s-]?(?:pack|set|stück|teilig)/i,
  fr: /(?:(?:lot|pack|set) de (\d{1,3}))|(?:(\d{1,3}) pi[eè]ces)/i,
  ja: /(\d{1,3})(?:個|枚|本|点|足|組)/,
  it: /(?:(?:set|confezione|pacco) da (\d{1,3}))|(?:(\d{1,3}) pezzi)/i,
  es: /(?:(?:pack|juego|set|lote) de (\d{1,3}))|(?:(\d{1,3}) (?:piezas|unidades))/i,
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
