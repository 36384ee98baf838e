/**
 * Default carton sizes and limits, which sellers can change. Common knowledge, without a source: usual export cartons;
 * FBA takes standard cartons up to 25 in (635 mm) a side and 50 lb (22.68 kg).
 */
import type { CartonRules } from './carton-optimiser.ts'

/** Outer sides in millimetres. */
export const STANDARD_CARTONS: CartonRules['standard'] = [
  [635, 635, 635],
  [600, 500, 500],
  [600, 400, 500],
  [600, 400, 400],
  [600, 400, 300],
  [550, 450, 400],
  [500, 400, 400],
  [500, 400, 300],
  [500, 300, 300],
  [450, 350, 350],
  [400, 400, 400],
  [400, 300, 300],
  [350, 250, 250],
  [300, 200, 200],
]

export const CARTON_RULES: CartonRules = {
  standard: STANDARD_CARTONS,
  maxSideMm: 635,
  maxGrossGrams: 22_680,
  maxUnits: 500,
  // Our assumption: double-wall board of 7 mm and 900 g/m².
  wallMm: 7,
  boardGramsPerM2: 900,
  divisor: 6000,
}
