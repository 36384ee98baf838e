import { expect, test } from 'vitest'
import { feeCalendar } from '../../fees/calendar.ts'
import { FEE_TABLES } from '../../fees/tables/index.ts'
import { LANGUAGES } from '../../language.ts'
import type { Marketplace } from '../../marketplaces.ts'
import { otherLengthsText, otherWeightText } from './measures-text.ts'
import { tableCsv } from './table-csv.ts'
import { tableView } from './table-view.ts'

const view = (marketplace: Marketplace, source: string) => {
  const entry = feeCalendar(marketplace).tables.find((each) => each.source === source)
  if (!entry) throw new Error(source)
  return tableView(entry.table, { language: 'en-US', marketplace })
}

test('every table has a cell for each column, unique row keys and no unfilled parameter in its texts', () => {
  for (const [name, table] of Object.entries(FEE_TABLES))
    for (const language of LANGUAGES)
      for (const marketplace of table.marketplaces) {
        const { columns, groups, facts } = tableView(table, { language, marketplace })
        const rows = groups.flatMap((group) => group.rows)
        for (const { cells } of rows) expect(cells, name).toHaveLength(columns.length - 1)
        expect(new Set(rows.map(({ key }) => key)).size, name).toBe(rows.length)
        expect(JSON.stringify({ columns, groups, facts }), name).not.toMatch(/\{\{|undefined|NaN/)
      }
})

test('a fulfillment table has limits in both units, rows by weight and a column for each price band', () => {
  const { columns, groups, facts } = view('US', 'fees.us.fba')
  expect(columns).toEqual(['Weight up to', 'Price below $10.00', 'Price $10.00–$50.00', 'Price from $50.01'])
  const [small, large, bulky] = groups
  expect(small?.notes).toEqual([
    'Unit weight ≤ 1 lb (454 g)',
    'Sides ≤ 15 × 12 × 0.75 in (38.1 × 30.48 × 1.905 cm)',
    'Billed by unit weight',
  ])
  expect(small?.rows[0]).toMatchObject({
    header: { lines: ['2 oz'], also: '57 g' },
    cells: [{ lines: ['$2.43'] }, { lines: ['$3.32'] }, { lines: ['$3.58'] }],
  })
  expect(large?.rows.at(-1)).toMatchObject({
    header: { lines: ['Above 3 lb'], also: '1.361 kg · up to 20 lb' },
    cells: [{ also: '+ $0.08 per 0.25 lb' }, {}, {}],
  })
  expect(bulky?.rows).toMatchObject([{ header: { lines: ['First 1 lb'], also: '454 g' } }])
  expect(facts[0]?.lines).toEqual([
    'Length × width × height ÷ 139 (in³/lb)',
    'The two shorter sides count as at least 2 in (5.08 cm)',
  ])
})

test('a referral table lists every category with its bands', () => {
  const row = (marketplace: Marketplace, source: string, category: string) =>
    view(marketplace, source).groups[0]?.rows.find(({ key }) => key === category)?.cells[0]
  expect(row('US', 'fees.us.referral', 'baby')).toEqual({
    lines: ['≤ $10.00: 8%', '> $10.00: 15%'],
    also: 'Price band rate on the whole price',
  })
  expect(row('US', 'fees.us.referral', 'jewelry')?.lines).toEqual([
    'portion up to $250.00: 20%',
    'portion above $250.00: 5%',
  ])
  expect(row('US', 'fees.us.referral', 'media')?.lines).toEqual(['15%', 'plus a closing fee of $1.80'])
  // Toys are not listed, so the rate of all other categories applies. The rate of media is not known.
  expect(row('DE', 'fees.eu.referral', 'toys')?.lines).toEqual(['15%'])
  expect(row('DE', 'fees.eu.referral', 'media')?.lines).toEqual(['Unknown'])
})

test('a storage rate is shown per cubic foot and per cubic meter', () => {
  // One cubic meter is 35.3147 ft³.
  expect(view('US', 'fees.us.storage').groups[0]?.rows[1]).toMatchObject({
    header: { lines: ['Oct to Dec'] },
    cells: [
      { lines: ['$2.40/ft³'], also: '$84.76/m³' },
      { lines: ['$1.40/ft³'], also: '$49.44/m³' },
    ],
  })
})

test('a converted limit admits no package that exceeds the limit of the source', () => {
  expect(otherLengthsText([33, 23, 2.5], 'cm')).toBe('12.99 × 9.05 × 0.98 in')
  expect(otherLengthsText([25.4], 'cm')).toBe('10 in')
  expect([otherWeightText(250, 'g'), otherWeightText(9000, 'g'), otherWeightText(2, 'oz')]).toEqual([
    '8.81 oz',
    '19.84 lb',
    '57 g',
  ])
})

test('the file of a table has a line for each row and ends with the source', () => {
  const text = tableCsv({
    view: view('US', 'fees.us.placement'),
    groupLabel: 'Size tier',
    remarks: [['Source', '=1+1, page 3']],
  })
  const lines = text.replace('\ufeff', '').split('\r\n')
  expect(lines[0]).toBe('Size tier,Weight up to,Minimal splits,Partial splits,Amazon-optimized splits')
  expect(lines[1]).toBe('Small standard,Any,$0.16–$0.30,$0.12–$0.21,$0.00')
  expect(lines).toContain('Large standard,0.75 lb (340 g),$0.18–$0.34,$0.13–$0.24,$0.00')
  expect(lines).toContain(`Source,"'=1+1, page 3"`)
})
