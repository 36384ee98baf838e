/** The carton list with its sums. */
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { CARTON_NAMES, CARTON_SIZE_NAMES, CARTON_SUM_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { Carton } from '#contracts/model/calculators/freight/input.ts'
import { loadOf, MM3_PER_CBM } from '#contracts/model/calculators/freight/load.ts'
import { SECTION_NAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { cartonSizeText } from '#contracts/model/calculators/freight/shipment-facts.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { type TableRow, titledTable } from '../table.ts'

export function cartonPieces(ink: Paper, cartons: readonly Carton[], writing: Reader): Piece[] {
  const { language } = writing
  const names = CARTON_NAMES[language]
  const sums = CARTON_SUM_NAMES[language]
  if (cartons.length === 0) return []
  const columns = [
    { name: '', width: 0.08, isNumber: true },
    { name: names.count, width: 0.1, isNumber: true },
    { name: CARTON_SIZE_NAMES[language], width: 0.22, isNumber: true },
    { name: `${names.weight} kg`, width: 0.15, isNumber: true },
    { name: names.unitsPerCarton, width: 0.13, isNumber: true },
    { name: sums.cbm, width: 0.16, isNumber: true },
    { name: sums.weight, width: 0.16, isNumber: true },
  ]
  return titledTable(ink, SECTION_NAMES[language].cartons, columns, [
    ...cartons.map((carton, at) => rowOf(carton, at, writing)),
    totalOf(cartons, writing),
  ])
}

function rowOf(carton: Carton, at: number, writing: Reader): TableRow {
  const { count, weightGrams, unitsPerCarton } = carton
  const load = loadOf([carton])
  return {
    cells: [
      String(at + 1),
      formatCount(count),
      cartonSizeText(carton, writing),
      formatQuantity(weightGrams / 1000),
      unitsPerCarton === null ? DASH : formatCount(unitsPerCarton),
      formatQuantity(load.mm3 / MM3_PER_CBM),
      formatQuantity(load.grossGrams / 1000),
    ],
  }
}

function totalOf(cartons: readonly Carton[], { language }: Reader): TableRow {
  const load = loadOf(cartons)
  const sums = [formatQuantity(load.mm3 / MM3_PER_CBM), formatQuantity(load.grossGrams / 1000)]
  return {
    cells: [CARTON_SUM_NAMES[language].total, formatCount(load.cartons), '', '', '', ...sums],
    isBold: true,
  }
}
