import { fillText } from '../../wording.ts'
import { countText } from '../counted.ts'
import type { Reader } from '../writing.ts'
import { CARTON_WEIGHT_TEXTS } from './carton-weights.texts.ts'
import type { CartonWeight } from './carton-weights.ts'
import { formatQuantity } from './figures.ts'

/** `24 units × 0.6 kg = 14.4 kg, more than the 12 kg that the carton weighs` */
export function cartonWeightText(weight: CartonWeight, reader: Reader): string {
  const { language, grouping } = reader
  const kg = (grams: number) => formatQuantity(grams / 1000, grouping)
  return fillText(CARTON_WEIGHT_TEXTS[language][weight.reason], {
    units: countText('unit', weight.units, reader),
    unit: kg(weight.unitGrams),
    net: kg(weight.unitsGrams),
    gross: kg(weight.grossGrams),
  })
}
