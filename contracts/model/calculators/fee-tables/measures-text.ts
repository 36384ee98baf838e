/** Limits of fee tables in the unit of their source and in the other system of units. */
import { GRAMS, MILLIMETRES } from '../../fees/measures.ts'
import type { FbaTable, WeightUnit } from '../../fees/table-schema.ts'
import { roundTo } from '../../number.ts'

type LengthUnit = FbaTable['units']['length']

/** `15 × 12 × 0.75 in`. */
export const lengthsText = (lengths: readonly number[], unit: LengthUnit): string => `${lengths.join(' × ')} ${unit}`

/**
 * `38.1 × 30.48 × 1.905 cm`. Inches are rounded down, so that a package within the inches is within the centimeters
 * too.
 */
export function otherLengthsText(lengths: readonly number[], unit: LengthUnit): string {
  const millimetres = lengths.map((length) => length * MILLIMETRES[unit])
  return unit === 'in'
    ? lengthsText(
        millimetres.map((each) => roundTo(each / MILLIMETRES.cm, 3)),
        'cm',
      )
    : lengthsText(
        millimetres.map((each) => roundDown(each / MILLIMETRES.in)),
        'in',
      )
}

export const weightText = (weight: number, unit: WeightUnit): string => `${weight} ${unit}`

/** `57 g`, `1.361 kg`: grams are whole, as weights are stored. `8.81 oz`, `2.2 lb`: rounded down, like inches. */
export function otherWeightText(weight: number, unit: WeightUnit): string {
  const grams = weight * GRAMS[unit]
  if (unit === 'oz' || unit === 'lb')
    return grams < 1000 ? weightText(Math.round(grams), 'g') : weightText(roundTo(grams / 1000, 3), 'kg')
  return grams < GRAMS.lb
    ? weightText(roundDown(grams / GRAMS.oz), 'oz')
    : weightText(roundDown(grams / GRAMS.lb), 'lb')
}

/** Rounds down to hundredths. `roundTo` first removes floating-point noise, which could lower a round number. */
const roundDown = (value: number): number => Math.floor(roundTo(value * 100, 6)) / 100
