import { expect, test } from 'vitest'
import { type GridColumn, isSheet, withPasted } from './paste-rows.ts'

const column = (key: GridColumn['key'], label: string, unit = ''): GridColumn => ({ key, label, unit, options: null })
const COLUMNS: GridColumn[] = [
  column('tier', 'Size tier'),
  column('length', 'Length', 'cm'),
  column('upTo', 'Weight up to', 'g'),
  column('fee0', 'Fee', 'EUR'),
]
const paste = (sheet: string, at: { row?: number; column?: number } = {}, columns = COLUMNS) =>
  withPasted([{ tier: 'Old', fee0: '9' }, {}], sheet, { row: 0, column: 0, columns, ...at })

test('pasted cells overwrite the grid from the chosen cell to the right and down', () => {
  expect(paste('A\t33\t100\t1,83\nB\t\t210\t2,10\n\t\t460\t2,60')).toEqual([
    { tier: 'A', length: '33', upTo: '100', fee0: '1,83' },
    { tier: 'B', length: '', upTo: '210', fee0: '2,10' },
    { tier: '', length: '', upTo: '460', fee0: '2,60' },
  ])
  expect(paste('100\t1.83\n200\t2.10', { row: 1, column: 2 })).toEqual([
    { tier: 'Old', fee0: '9' },
    { upTo: '100', fee0: '1.83' },
    { upTo: '200', fee0: '2.10' },
  ])
})

test('a pasted header that names grid columns assigns cells to them; cells of unknown columns are left out', () => {
  expect(paste('Fee (EUR)\tRemark\tsize tier\n1,83\tnew\tA')).toEqual([{ tier: 'A', fee0: '1,83' }, {}])
})

test('a pasted header that names no grid column is skipped', () => {
  expect(paste('Catégorie\tLongueur\tPoids\tTarif\nA\t33\t100\t1,83')[0]).toEqual({
    tier: 'A',
    length: '33',
    upTo: '100',
    fee0: '1,83',
  })
})

test('a pasted option label becomes the value of the option, and other text stays', () => {
  const options = [
    { value: 'toys', label: 'Toys & Games' },
    { value: 'others', label: 'All other categories' },
  ]
  const columns: GridColumn[] = [{ ...column('category', 'Category'), options }, column('rate', 'Rate', '%')]
  const rows = paste('toys and games\t15%\nAll other categories\t8\nBoats\t9', {}, columns)
  expect(rows.map(({ category, rate }) => [category, rate])).toEqual([
    ['toys', '15%'],
    ['others', '8'],
    ['Boats', '9'],
  ])
})

test('commas do not separate cells in a text with tabs, and quoted cells may contain line breaks', () => {
  expect(paste('500\t5,10\n400\t5,60', { row: 0, column: 2 }).map(({ upTo, fee0 }) => [upTo, fee0])).toEqual([
    ['500', '5,10'],
    ['400', '5,60'],
  ])
  expect(paste('"Large\nparcel"\t33')[0]?.tier).toBe('Large\nparcel')
  expect(paste('"open\t33')[0]?.tier).toBe('"open\t33')
})

test('a pasted text of a single cell does not count as a sheet', () => {
  expect([isSheet('12.50'), isSheet('12.50\n'), isSheet('1\t2'), isSheet('1\n2')]).toEqual([false, false, true, true])
})
