import { unitReader } from '../written-units.texts.ts'

/** Units of a carton list: a name to its millimetres or grams. */
export const CARTON_UNITS = {
  length: unitReader(['mm', 'cm', 'in']),
  weight: unitReader(['g', 'kg', 'lb']),
}
