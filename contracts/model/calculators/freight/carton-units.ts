import { unitReader } from '../written-units.texts.ts'

/** Functions that return the millimetres or grams of a unit by its name in a carton list. */
export const CARTON_UNITS = {
  length: unitReader(['mm', 'cm', 'in']),
  weight: unitReader(['g', 'kg', 'lb']),
}
