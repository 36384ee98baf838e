/** A freight calculation as a workbook, in numbers and days that a spreadsheet can compute with. */
import type { CellFormat, Sheet, SheetColumn, SheetXmlCell } from '../../../core/sheet-xml.ts'
import { roundTo } from '../../number.ts'
import type { Range } from '../../range.ts'
import { fillText } from '../../wording.ts'
import { DUTY_LAYER_NAMES } from '../duty-layers.texts.ts'
import { CURRENCY_DECIMALS } from '../exchange.ts'
import type { Reader } from '../writing.ts'
import { COMPONENT_NAMES } from './component.texts.ts'
import { explain } from './formula.ts'
import { COMPONENT_HEADS, MODE_HEADS, MODE_NAMES, STEP_NAMES } from './freight.texts.ts'
import { componentRows, dollars, modeRow } from './freight-rows.ts'
import { WORKBOOK_WORDS } from './freight-workbook.texts.ts'
import { CARTON_NAMES, CARTON_SUM_NAMES, INPUT_NAMES } from './input.texts.ts'
import type { Carton, FreightInput } from './input.ts'
import { loadOf, MM3_PER_CBM } from './load.ts'
import { SECTION_NAMES } from './problem.texts.ts'
import { MODE_TEXTS, SCHEDULE_TEXTS, SCHEDULE_VERDICTS } from './result.texts.ts'
import type { DutyLayerAmount, Freight, LandedCost, ModeResult, Schedule } from './result.ts'

export const freightWorkbook = (input: FreightInput, { modes }: Pick<Freight, 'modes'>, writing: Reader): Sheet[] => [
  modeSheet(modes, writing),
  componentSheet(modes, writing),
  cartonSheet(input.cartons, writing),
  dutySheet(input, modes, writing),
  scheduleSheet(modes, writing),
]

const column = (header: string, format: CellFormat, width = 14): SheetColumn => ({ header, width, format })

/** Cell formats, in the order of `MODE_HEADS`. */
const MODE_FORMATS: readonly CellFormat[] = [
  'text',
  'cents',
  'cents',
  'cents',
  'cents',
  'cents',
  'cents',
  'number',
  'text',
  'integer',
  'integer',
  'text',
  'text',
]

function modeSheet(modes: readonly ModeResult[], writing: Reader): Sheet {
  const { language } = writing
  const words = WORKBOOK_WORDS[language]
  const currency = modes[0]?.landed.currency ?? ''
  const last = MODE_FORMATS.length - 1
  return {
    name: MODE_TEXTS[language].table,
    columns: [
      ...MODE_HEADS[language].map((head, at) => column(head, MODE_FORMATS[at] ?? 'text', at >= last - 1 ? 40 : 16)),
      column(fillText(words.landedLow, { currency }), 'cents', 20),
      column(fillText(words.landedHigh, { currency }), 'cents', 20),
    ],
    rows: modes.map((result) => [...modeRow(result, writing), ...landedCells(result.landed)]),
  }
}

function landedCells({ total, currency }: LandedCost): SheetXmlCell[] {
  const decimals = CURRENCY_DECIMALS[currency]
  const format: CellFormat = decimals === 0 ? 'integer' : 'cents'
  const cell = (minor: number): SheetXmlCell => ({ value: roundTo(minor / 10 ** decimals, decimals), format })
  return total ? [cell(total.low), cell(total.high)] : [null, null]
}

/** The components of each mode that serves the marketplace. */
function componentSheet(modes: readonly ModeResult[], writing: Reader): Sheet {
  const { language } = writing
  const [name, low, high, formula] = COMPONENT_HEADS[language]
  return {
    name: WORKBOOK_WORDS[language].costs,
    columns: [
      column(MODE_TEXTS[language].mode, 'text', 20),
      column(name, 'text', 30),
      column(low, 'cents'),
      column(high, 'cents'),
      column(formula, 'text', 80),
    ],
    rows: modes
      .filter(({ components }) => components.length > 0)
      .flatMap((result) => componentRows(result, writing).map((row) => [MODE_NAMES[language][result.mode], ...row])),
  }
}

function cartonSheet(cartons: readonly Carton[], { language }: Reader): Sheet {
  const names = CARTON_NAMES[language]
  const words = WORKBOOK_WORDS[language]
  const sums = CARTON_SUM_NAMES[language]
  return {
    name: SECTION_NAMES[language].cartons,
    columns: [
      column(words.row, 'integer', 8),
      column(names.count, 'integer', 10),
      ...(['length', 'width', 'height'] as const).map((side) => column(`${names[side]} (cm)`, 'number', 12)),
      column(`${names.weight} (kg)`, 'number'),
      column(names.unitsPerCarton, 'integer'),
      column(words.cbm, 'number'),
      column(sums.cbm, 'number'),
      column(sums.weight, 'number'),
    ],
    rows: cartons.map((carton, at) => cartonCells(carton, at)),
  }
}

function cartonCells(carton: Carton, at: number): SheetXmlCell[] {
  const { count, lengthMm, widthMm, heightMm, weightGrams, unitsPerCarton } = carton
  const load = loadOf([carton])
  // Removes floating-point noise, as in 38.099999999999994.
  const exact = (value: number) => Number(value.toPrecision(12))
  return [
    at + 1,
    count,
    exact(lengthMm / 10),
    exact(widthMm / 10),
    exact(heightMm / 10),
    exact(weightGrams / 1000),
    unitsPerCarton,
    exact(load.mm3 / count / MM3_PER_CBM),
    exact(load.mm3 / MM3_PER_CBM),
    exact(load.grossGrams / 1000),
  ]
}

/** A row for each duty layer of each mode. Other kinds of duty have one row with their formula. */
function dutySheet(input: FreightInput, modes: readonly ModeResult[], writing: Reader): Sheet {
  const { language } = writing
  const words = WORKBOOK_WORDS[language]
  return {
    name: SECTION_NAMES[language].duty,
    columns: [
      column(MODE_TEXTS[language].mode, 'text', 20),
      column(words.layer, 'text', 26),
      column(words.rate, 'number', 10),
      column(INPUT_NAMES[language].hts, 'text'),
      column(words.lookedUpOn, 'day'),
      column(words.valueLow, 'cents', 20),
      column(words.valueHigh, 'cents', 20),
      column(words.low, 'cents'),
      column(words.high, 'cents'),
      column(words.note, 'text', 60),
    ],
    rows: modes.flatMap((result) => dutyRows(input, result, writing)),
  }
}

function dutyRows(input: FreightInput, { mode, components }: ModeResult, writing: Reader): SheetXmlCell[][] {
  const { language } = writing
  const duty = components.find(({ key }) => key === 'duty' || key === 'euItemDuty')
  if (!duty) return []
  const name = MODE_NAMES[language][mode]
  if (duty.basis?.kind === 'layers') {
    const { base, layers } = duty.basis
    return layers.map((layer) => [name, ...layerCells(input, layer, base, writing)])
  }
  const blank = [null, null, null, null, null]
  return [[name, COMPONENT_NAMES[language][duty.key], ...blank, ...dollars(duty.amount), explain(duty, writing)]]
}

function layerCells(
  { goods, duty }: FreightInput,
  { kind, rate, amount, lookedUpOn }: DutyLayerAmount,
  base: Range,
  { language }: Reader,
): SheetXmlCell[] {
  const htsCode = duty.layers.find((each) => each.kind === kind)?.htsCode?.trim() || goods.htsCode?.trim() || null
  return [
    DUTY_LAYER_NAMES[language][kind],
    rate === null ? null : roundTo(rate * 100, 4),
    htsCode,
    rate === null ? null : lookedUpOn,
    ...dollars(base),
    ...dollars(amount),
    null,
  ]
}

/** A row for each step of each mode whose days are known. */
function scheduleSheet(modes: readonly ModeResult[], { language }: Reader): Sheet {
  const words = WORKBOOK_WORDS[language]
  return {
    name: SCHEDULE_TEXTS[language].schedule,
    columns: [
      column(MODE_TEXTS[language].mode, 'text', 20),
      column(words.step, 'text', 20),
      column(words.fast, 'day', 18),
      column(words.slow, 'day', 18),
      column(words.verdict, 'text'),
    ],
    rows: modes.flatMap(({ mode, schedule }) =>
      schedule
        ? schedule.steps.map(({ key, fast, slow }) => [
            MODE_NAMES[language][mode],
            STEP_NAMES[language][key],
            fast,
            slow,
            verdictOf(schedule, language),
          ])
        : [],
    ),
  }
}

const verdictOf = ({ direction, verdict }: Schedule, language: Reader['language']): string | null =>
  direction === 'backwards' ? SCHEDULE_VERDICTS[language][verdict] : null
