import { describe, expect, test } from 'vitest'
import { MAX_ROWS, parseCartonList } from './carton-list.ts'
import type { Carton } from './input.ts'
import { LIMITS } from './start.ts'

const parse = (text: string) => parseCartonList(text, LIMITS)
const carton = (
  count: number,
  [lengthMm, widthMm, heightMm]: [number, number, number],
  weightGrams: number,
  unitsPerCarton: number | null = null,
): Carton => ({
  count,
  lengthMm,
  widthMm,
  heightMm,
  weightGrams,
  unitsPerCarton,
})
const TWENTY = carton(20, [600, 400, 400], 12_000)
const WITH_UNITS = carton(20, [600, 400, 400], 12_000, 24)

describe('a pasted carton list', () => {
  test.each([
    ['tabs, Chinese header', '箱数\t长(cm)\t宽(cm)\t高(cm)\t毛重(kg)\t每箱数量\n20\t60\t40\t40\t12\t24', WITH_UNITS],
    ['commas, English header', 'Cartons,Length,Width,Height,Weight,Units per carton\r\n20,60,40,40,12,24', WITH_UNITS],
    ['semicolons without header', '20;60;40;40;12;24', WITH_UNITS],
    ['full-width separators', '20；60；40；40；12；24', WITH_UNITS],
    ['dimensions in one cell', '20\t60*40*40\t12', TWENTY],
    ['dimensions with a unit at the end', '20\t60×40×40cm\t12kg', TWENTY],
    ['dimensions with x', '箱数\t尺寸\t毛重\n20\t600 x 400 x 400 mm\t12', TWENTY],
    ['millimetres and grams by header', 'ctns,L*W*H (mm),G.W. (g)\n20,600*400*400,12000', TWENTY],
    ['units after a slash or space', '箱数\t外箱尺寸/mm\t毛重 g\n20\t600*400*400\t12000', TWENTY],
    ['columns in another order, others ignored', '毛重\t品名\t箱数\t尺寸\n12\t杯\t20\t60*40*40', TWENTY],
    ['counts with their word', '20箱\t60*40*40\t12kg\t24个', WITH_UNITS],
    ['full-width digits', '２０\t６０＊４０＊４０\t１２', TWENTY],
    ['quoted cells', '20,"60*40*40","12"', TWENTY],
    ['decimal commas of every row beside tabs', '20\t60,0*40,0*40,0\t12,0', TWENTY],
    ['a date in a column that it ignores', '日期\t箱数\t尺寸\t毛重\n2026.01.05\t20\t60*40*40\t12.000', TWENTY],
    ['a byte order mark, empty lines and a sum', '\ufeff\n箱数,尺寸,毛重\n\n20,60*40*40,12\n合计,,240\n', TWENTY],
  ])('reads %s', (_name, text, expected) => {
    expect(parse(text)).toMatchObject({ cartons: [expected], errors: [] })
  })

  test('converts inches and pounds', () => {
    // 24 in × 25.4 = 609.6 mm; 26.5 lb × 453.59237 = 12020.2 g.
    const expected = carton(20, [609.6, 406.4, 406.4], 12_020)
    expect(parse('20\t24*16*16 in\t26.5 lb').cartons).toEqual([expected])
    expect(parse('20\t24"*16"*16"\t26.5lbs').cartons).toEqual([expected])
    expect(parse('qty,Length(in),Width(in),Height(in),Weight(lb)\n20,24,16,16,26.5').cartons).toEqual([expected])
  })

  test('names the columns it ignores', () => {
    expect(parse('箱数\t尺寸\t毛重\t体积\n20\t60*40*40\t12\t1.92').ignoredColumns).toEqual(['体积'])
  })
})

describe('a comma in a number', () => {
  test('is a decimal comma if the cell shows it', () => {
    expect(parse('20;60,5;40;40;12,3').cartons).toEqual([carton(20, [605, 400, 400], 12_300)])
  })
  test('in 1,200 is read as in the rest of the sheet', () => {
    expect(parse('20\t600*400*400mm\t12,500\n5\t60,5*40*40cm\t12,3').cartons[0]?.weightGrams).toBe(12_500)
    expect(parse('1,200\t60.5*40*40\t12').cartons[0]?.count).toBe(1200)
  })
  test('in 1,200 is refused if the sheet does not show what it means', () => {
    expect(parse('1,200\t60*40*40\t12').errors).toEqual([
      { row: 1, column: 'count', reason: 'ambiguousNumber', text: '1,200' },
    ])
  })
  test('in 1,200 is refused if the sheet uses both decimal marks', () => {
    const { cartons, errors } = parse('1,200\t60*40*40\t12,5\n5\t60*40*40\t12.5')
    expect(errors).toMatchObject([{ row: 1, column: 'count', reason: 'ambiguousNumber' }])
    expect(cartons).toMatchObject([{ count: 5, weightGrams: 12_500 }])
  })
  test('is refused as an extra cell if commas separate the cells', () => {
    expect(parse('箱数,长,宽,高,毛重\n20,60,5,40,40,12').errors).toMatchObject([{ row: 2, reason: 'extraCells' }])
  })
})

describe('mixed units', () => {
  test('are converted if each cell names its unit', () => {
    const { cartons, errors } = parse('20\t60*40*40cm\t12kg\n5\t24*16*16in\t26.5lb')
    expect(errors).toEqual([])
    expect(cartons.map(({ lengthMm, weightGrams }) => [lengthMm, weightGrams])).toEqual([
      [600, 12_000],
      [609.6, 12_020],
    ])
  })
  test('are refused in rows whose cells name no unit', () => {
    const { cartons, errors } = parse('20\t60*40*40\t12kg\n5\t24*16*16in\t12')
    expect(cartons).toHaveLength(1)
    expect(errors).toEqual([{ row: 1, column: 'dimensions', reason: 'unitMissing', text: '60*40*40' }])
  })
  test('are refused in a row where only one side names its unit', () => {
    expect(parse('20\t24in\t16\t16\t12').errors.map(({ column, reason }) => [column, reason])).toEqual([
      ['width', 'unitMissing'],
      ['height', 'unitMissing'],
    ])
    expect(parse('20\t24in*16*16\t12').errors).toMatchObject([{ reason: 'unitMissing' }])
  })
  test('are refused if the header names different units and leaves one column without', () => {
    expect(parse('箱数\t长(in)\t宽(cm)\t高\t毛重\n20\t24\t40\t40\t12').errors).toMatchObject([
      { row: 2, column: 'height', reason: 'unitMissing' },
    ])
  })
  test('are not assumed if the header names the unit of only one side', () => {
    expect(parse('箱数\t长(mm)\t宽\t高\t毛重\n20\t600\t400\t400\t12').cartons).toEqual([TWENTY])
  })
})

describe('an unreadable carton list', () => {
  test.each([
    ['0\t60*40*40\t12', 'count', 'notPositive'],
    ['-2\t60*40*40\t12', 'count', 'notPositive'],
    ['2.5\t60*40*40\t12', 'count', 'notWhole'],
    ['x\t60*40*40\t12', 'count', 'notANumber'],
    ['20\t60*40\t12', 'dimensions', 'badDimensions'],
    ['20\t60*0*40\t12', 'dimensions', 'notPositive'],
    ['20\t60*40*40 foot\t12', 'dimensions', 'unknownUnit'],
    ['20\t60*40*40\t12斤', 'weight', 'unknownUnit'],
    ['20\t60*40*40\t12 constructor', 'weight', 'unknownUnit'],
    ['20\t60*40*40\t', 'weight', 'missing'],
    ['20\t60*40*40\t=1+2', 'weight', 'notANumber'],
    ['20\t60*40*40\tNaN', 'weight', 'notANumber'],
    ['20\t6000*40*40\t12', 'dimensions', 'tooLarge'],
    ['20\t60*40*40\t9999', 'weight', 'tooLarge'],
    // 12 kg typed as 12 g, and 60 cm typed as 60 mm.
    ['20\t60*40*40\t12g', 'weight', 'tooLightForSize'],
    ['20\t60*40*40mm\t12', 'weight', 'tooHeavyForSize'],
  ])('with the row %j has an error in the column %s: %s', (text, column, reason) => {
    expect(parse(`1\t50*40*30cm\t8kg\n${text}`)).toMatchObject({
      cartons: [{ count: 1 }],
      errors: [{ row: 2, column, reason }],
    })
  })
  test('is refused as a whole for an unclosed quotation mark, with its line', () => {
    expect(parse('20\t60*40*40\t12\n5\t"60*40*40\t12')).toEqual({
      cartons: [],
      errors: [{ row: 2, column: null, reason: 'openQuote', text: '5\t"60*40*40\t12' }],
      ignoredColumns: [],
    })
  })
  test('is refused as a whole if its header has no weight', () => {
    expect(parse('箱数,尺寸\n20,60*40*40').errors).toEqual([
      { row: 0, column: 'weight', reason: 'missingColumn', text: '' },
    ])
  })
  test('is refused if it has too many rows', () => {
    expect(parse('1\t60*40*40\t12\n'.repeat(MAX_ROWS + 1)).errors).toMatchObject([{ reason: 'tooManyRows' }])
    expect(parse('1\t60*40*40\t12\n'.repeat(MAX_ROWS)).cartons).toHaveLength(MAX_ROWS)
  })
})
