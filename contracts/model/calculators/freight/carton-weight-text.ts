import { formatCount } from '../../number.ts'
import { fillText } from '../../wording.ts'
import type { Reader } from '../writing.ts'
import { CARTON_WEIGHT_TEXTS } from './carton-weights.texts.ts'
import type { CartonWeight } from './carton-weights.ts'
import { formatQuantity } from './figures.ts'

/** `24 units × 0.6 kg = 14.4 kg, more than the 12 kg that the carton weighs` */
export function cartonWeightText(weight: CartonWeight, { language, grouping }: Reader): string {
  const kg = (grams: number) => formatQuantity(grams / 1000, grouping)
  return fillText(CARTON_WEIGHT_TEXTS[language][weight.reason], {
    units: formatCount(weight.units, grouping),
    unit: kg(weight.unitGrams),
    net: kg(weight.unitsGrams),
    gross: kg(weight.grossGrams),
  })
}
