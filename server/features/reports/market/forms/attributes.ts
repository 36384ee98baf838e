import { type Marketplace, type MarketplaceFacts, marketplaces } from '#contracts/model/marketplaces.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { COLOURS } from './colours.data.ts'
import { compileLexicon, findKeys } from './lexicon.ts'
import { MATERIALS } from './materials.data.ts'

export type AttributeKind = 'material' | 'colour' | 'size' | 'count'
export interface Attribute {
  kind: AttributeKind
  value: TextKey | string
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

/** At most three digits, and never a part of a longer number: "1200 pcs" gives no count. */
const COUNTS: Record<MarketplaceFacts['language'], RegExp> = {
  en: /(?:(?:pack|set) of (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3})[\s-]?(?:pack|pcs|pieces?|count|ct|set)(?![a-z]))/i,
  de: /(?<![\d.,])(\d{1,3})(?:er)?[\s-]?(?:pack|set|stück|teilig)/i,
  fr: /(?:(?:lot|pack|set) de (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) pi[eè]ces)/i,
  ja: /(?<![\d.,])(\d{1,3})(?:個|枚|本|点|足|組)/,
  it: /(?:(?:set|confezione|pacco) da (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) pezzi)/i,
  es: /(?:(?:pack|juego|set|lote) de (\d{1,3})(?![\d.,]*\d))|(?:(?<![\d.,])(\d{1,3}) (?:piezas|unidades))/i,
}

const MEASURE_WORDS =
  'xs s m xl xxl small medium large pack packs pcs piece pieces set count stück teilig monate größe months size'
const MEASURES = new Set([...Object.keys(UNITS), ...MEASURE_WORDS.split(' ')])

export const isMeasure = (word: string): boolean => /\p{N}/u.test(word) || MEASURES.has(word)

export const isColour = (word: string, language: MarketplaceFacts['language']): boolean =>
  findKeys(word, compileLexicon('colour', COLOURS, language)).length > 0

export function attributesOf(title: string, marketplace: Marketplace): Attribute[] {
  const { language } = marketplaces[marketplace]
  const count = COUNTS[language].exec(title)
  const pieces = Number(count?.slice(1).find((group) => group !== undefined) ?? 0)
  const sizes = [...title.matchAll(SIZE)].map(
    ([, number = '', unit = '']) => `${number.replace(',', '.')} ${UNITS[unit.toLowerCase()]}`,
  )
  return [
    ...findKeys(title, compileLexicon('material', MATERIALS, language)).map((value) => ({
      kind: 'material' as const,
      value,
    })),
    ...findKeys(title, compileLexicon('colour', COLOURS, language)).map((value) => ({
      kind: 'colour' as const,
      value,
    })),
    ...[...new Set(sizes)].map((value) => ({ kind: 'size' as const, value })),
    ...(pieces > 1 ? [{ kind: 'count' as const, value: `× ${pieces}` }] : []),
  ]
}
