import { describe, expect, test } from 'vitest'
import type { SheetCell, SheetRow } from '../../../core/sheet.ts'
import { LANGUAGES } from '../../language.ts'
import { defaults, read } from './batch.test-support.ts'
import { BATCH_COLUMN_NAMES, BATCH_SYNONYMS } from './batch.texts.ts'
import { type BatchDefaults, readBatch } from './batch.ts'
import { BATCH_KEYS } from './batch-columns.ts'
import { columnOf, headerOf } from './column-names.ts'
import { emptyInput, type ProfitInput } from './input.ts'

/** The input of a file with one product. */
function inputOf(text: string, change: Partial<BatchDefaults> = {}): ProfitInput | undefined {
  const { inputs, errors } = read(text, change)
  expect(errors).toEqual([])
  return inputs[0]?.input
}

const sheet = (...rows: (readonly SheetCell[])[]): SheetRow[] => rows.map((cells, at) => ({ line: at + 1, cells }))

describe('reads a product', () => {
  const full =
    'SKU;ASIN;Marketplace;Price;Cost;Freight;Length (in);Width (in);Height (in);Weight (lb);Category;Sale date;Fulfillment;FBM postage;Months in storage;ACOS (%);Return rate (%);Duty rate (%);Other\n' +
    'MUG;B0EXAMPLE1;US;$29.99;8.00;2;10;8;5;0.8;Home & Kitchen;2026-06-15;FBA;;2;15;5;7.5;0.3'

  test('with all its columns', () => {
    const empty = emptyInput('US', '2026-06-15')
    expect(read(full)).toEqual({
      errors: [],
      ignored: [],
      inputs: [
        {
          line: 2,
          label: 'MUG',
          input: {
            ...empty,
            price: 2999,
            cost: 800,
            freight: 200,
            size: { length: 254, width: 203.2, height: 127 },
            weight: 362.874,
            feeCategory: 'home',
            storageMonths: 2,
            ads: { by: 'acos', share: 0.15 },
            returns: { ...empty.returns, rate: 0.05 },
            tariffs: empty.tariffs.map((layer) => (layer.kind === 'base' ? { ...layer, rate: 0.075 } : layer)),
            other: 30,
          },
        },
      ],
    })
  })

  test('with Chinese headers below a title, and with unknown columns', () => {
    const { inputs, errors, ignored } = readBatch(
      sheet(
        ['2026 年夏季选品', null],
        [
          '货号',
          '站点',
          '售价（€）',
          '备注',
          '采购价(元)',
          '包装长(厘米)',
          '宽 cm',
          '高cm',
          '毛重/kg',
          '佣金类目',
          '发货方式',
          '邮费',
        ],
        ['灯-01', '德国站', 39.9, '新品', 92.5, 30, 20, 15, 0.9, '家居与厨房', '自发货', '4,99'],
      ),
      {
        ...defaults,
        rates: { on: '2026-06-01', source: '', perEuro: { USD: 1, GBP: 1, JPY: 1, CAD: 1, INR: 1, CNY: 8 } },
      },
    )
    expect(errors).toEqual([])
    expect(ignored).toEqual(['备注'])
    expect(inputs[0]).toMatchObject({
      line: 3,
      label: '灯-01',
      input: {
        marketplace: 'DE',
        price: 3990,
        // 92.50 yuan at 8 to the euro.
        cost: 1156,
        size: { length: 300, width: 200, height: 150 },
        weight: 900,
        feeCategory: 'home',
        fulfilment: 'fbm',
        fbm: { postage: 499 },
      },
    })
  })

  test('with the marketplace and day of the page where the file names none', () => {
    expect(inputOf('price\n30', { marketplace: 'JP', on: '2026-07-01' })).toMatchObject({
      marketplace: 'JP',
      on: '2026-07-01',
      price: 30,
      fulfilment: 'fba',
      cost: null,
      ads: { by: 'acos', share: null },
    })
  })

  test('with the ASIN where there is no SKU', () => {
    expect(read('ASIN,price\nB0EXAMPLE1,20').inputs[0]?.label).toBe('B0EXAMPLE1')
  })
})

describe('reads numbers', () => {
  test.each([
    ['a sign and thousands', 'price\n"$1,299.00"', 129_900],
    ['decimal commas', 'price;cost\n1.299,50;0,5', 129_950],
    ['one decimal comma that shows what a point means', 'price;cost\n1.299;0,5', 129_900],
    ['one decimal point that shows what a comma means', 'price;cost\n1,299;0.5', 129_900],
    ['thousands in a file without decimals', 'price;cost\n1,299;800', 129_900],
    ['full-width digits', 'price\n１２．５', 1250],
    ['spaces between thousands', 'price\n1 299,00', 129_900],
    ['the name of the currency', 'price\nUSD 20', 2000],
  ])('with %s', (_, text, price) => {
    expect(inputOf(text)?.price).toBe(price)
  })

  test.each([
    ['10', 'g', 10],
    ['1.5', 'kg', 1500],
    ['8', 'oz', 226.796],
    ['2', 'lb', 907.185],
  ])('a weight of %s %s', (value, unit, grams) => {
    expect(inputOf(`price,weight (${unit})\n20.5,${value}`)?.weight).toBe(grams)
    expect(inputOf(`price,weight\n20.5,${value} ${unit}`)?.weight).toBe(grams)
  })

  test('sizes in inches to hundredths of a millimeter', () => {
    expect(inputOf('price,length,width,height\n20,"0.75""","10 in",8 inches')?.size).toEqual({
      length: 19.05,
      width: 254,
      height: 203.2,
    })
  })

  test.each([
    ['ACOS', '15%', 0.15],
    ['ACOS', '0.15', 0.15],
    ['ACOS', '15', 0.15],
    ['ACOS (%)', '0.5', 0.005],
    ['ACOS (%)', '1', 0.01],
    ['ACOS', '0', 0],
  ])('a share under %s, %s', (header, value, share) => {
    expect(inputOf(`price,${header}\n20.5,${value}`)?.ads).toEqual({ by: 'acos', share })
  })

  test.each([['2026-06-15'], ['2026/6/15'], ['2026年6月15日'], ['15.06.2026'], ['46188'], ['2026-06-15 10:30']])(
    'the day %s',
    (day) => {
      expect(inputOf(`price;day\n20;${day}`)?.on).toBe('2026-06-15')
    },
  )

  test.each([
    ['DE', 'DE'],
    ['amazon.co.uk', 'UK'],
    ['GB', 'UK'],
    ['日本站', 'JP'],
    ['Canada', 'CA'],
    ['ATVPDKIKX0DER', 'US'],
  ])('the marketplace %s', (text, marketplace) => {
    expect(inputOf(`price,site\n20,${text}`)?.marketplace).toBe(marketplace)
  })

  test.each(['home', 'Home & Kitchen', 'home and kitchen', '家居与厨房'])('the category %s', (text) => {
    expect(inputOf(`price,category\n20,${text}`)?.feeCategory).toBe('home')
  })
})

test('knows every column by its names and synonyms', () => {
  for (const key of BATCH_KEYS)
    for (const name of [
      ...LANGUAGES.flatMap((language) => [BATCH_COLUMN_NAMES[language][key], headerOf(key, language)]),
      ...BATCH_SYNONYMS[key],
    ])
      expect([name, columnOf(name)?.key]).toEqual([name, key])
})
