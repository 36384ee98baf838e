import { expect, test } from 'vitest'
import type { Drawings } from './grant-drawings.ts'
import { storedSheets, viewsOf } from './grant-views.ts'

const drawings = (sheets: number, figures: number | null): Drawings => ({
  folder: null,
  sheets: Array.from({ length: sheets }, (_, at) => `S${at + 1}.TIF`),
  figures,
  kinds: new Map([
    [1, 'perspective'],
    [2, 'front'],
    [3, 'top'],
  ]),
})
const figure = (sheet: number, no: number) => ({ file: `US/D1/D1001-${sheet}-${no}.png`, descriptor: null })
const kinds = (of: Drawings, found: Parameters<typeof viewsOf>[1]) => viewsOf(of, found).map(({ kind }) => kind)

test('makes a view of each figure, with kinds by figure number', () => {
  const views = viewsOf(drawings(2, 3), [[figure(1, 1), figure(1, 2)], [figure(2, 1)]])
  expect(views.map(({ no, kind, drawing }) => [no, kind, drawing])).toEqual([
    [1, 'perspective', { file: 'US/D1/D1001-1-1.png' }],
    [2, 'front', { file: 'US/D1/D1001-1-2.png' }],
    [3, 'top', { file: 'US/D1/D1001-2-1.png' }],
  ])
})

test('makes a view without drawing for a missing sheet; the other views keep their kinds if each sheet has one figure', () => {
  expect(viewsOf(drawings(3, 3), [null, [figure(2, 1)], null]).map(({ kind, drawing }) => [kind, drawing])).toEqual([
    ['perspective', null],
    ['front', { file: 'US/D1/D1001-2-1.png' }],
    ['top', null],
  ])
})

test('assigns no kinds when the number of figures differs from the text', () => {
  expect(kinds(drawings(2, 3), [[figure(1, 1)], [figure(2, 1)]])).toEqual(['sheet', 'sheet'])
  expect(kinds(drawings(2, null), [[figure(1, 1)], [figure(2, 1)]])).toEqual(['sheet', 'sheet'])
  // Three views, but the missing sheet may have several figures.
  expect(kinds(drawings(2, 3), [null, [figure(2, 1), figure(2, 2)]])).toEqual(['sheet', 'sheet', 'sheet'])
})

test('reads the sheet number of a stored figure from its file name', () => {
  const views = viewsOf(drawings(12, 13), [[figure(1, 1), figure(1, 2)], ...Array(10).fill(null), [figure(12, 1)]])
  expect([...storedSheets(views)].map(([sheet, figures]) => [sheet, figures.length])).toEqual([
    [1, 2],
    [12, 1],
  ])
})
