/** Units of length and weight, by the names that sheets give them. */
import { GRAMS, GRAMS_PER_POUND, MM_PER_INCH } from '../fees/measures.ts'

/** Millimeters of each unit of length, grams of each unit of weight. */
const SIZES = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: MM_PER_INCH,
  ft: 12 * MM_PER_INCH,
  g: 1,
  kg: 1000,
  oz: GRAMS.oz,
  lb: GRAMS_PER_POUND,
} as const
type WrittenUnit = keyof typeof SIZES

/** Other names, in lower case and without a point at their end. */
const NAMES: Readonly<Record<WrittenUnit, readonly string[]>> = {
  mm: ['毫米', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  cm: ['厘米', '公分', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  m: ['米', 'meter', 'meters', 'metre', 'metres'],
  // The double prime becomes two primes in NFKC.
  in: ['inch', 'inches', '英寸', '"', '”', '′′', "''"],
  ft: ['foot', 'feet', '英尺'],
  g: ['克', 'gram', 'grams'],
  kg: ['kgs', '千克', '公斤', 'kilogram', 'kilograms'],
  oz: ['ounce', 'ounces', '盎司'],
  lb: ['lbs', 'pound', 'pounds', '磅'],
}

/** Returns a function from the name of one of these units to its millimeters or grams; undefined for any other name. */
export function unitReader(units: readonly WrittenUnit[]): (name: string) => number | undefined {
  const sizes = new Map(units.flatMap((unit) => [unit, ...NAMES[unit]].map((name) => [name, SIZES[unit]] as const)))
  return (name) => sizes.get(name.toLowerCase().replace(/\.$/, ''))
}
