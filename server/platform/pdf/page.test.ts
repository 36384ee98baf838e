import PDFDocument from 'pdfkit'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Paper } from './ink.ts'
import { keepListTogether, keepTailTogether, type Piece, placePieces } from './page.ts'
import { BOTTOM, TOP } from './theme.ts'

let ink: Paper
let drawn: { name: string; page: number; y: number }[]
beforeEach(() => {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true })
  ink = { doc, language: 'zh-CN' }
  drawn = []
})

const piece = (name: string, height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  draw: (y) => drawn.push({ name, page: ink.doc.bufferedPageRange().count, y }),
  ...more,
})
const pageOf = (name: string) => drawn.find((each) => each.name === name)?.page

describe('placing pieces on pages', () => {
  it('never lets a piece cross the end of a page', () => {
    const pieces = Array.from({ length: 40 }, (_, at) => piece(`p${at}`, 60 + ((at * 17) % 50)))
    placePieces(ink, pieces, TOP)
    expect(drawn).toHaveLength(40)
    for (const { name, y } of drawn) expect(y + pieces[Number(name.slice(1))]!.height).toBeLessThanOrEqual(BOTTOM)
  })

  it('moves a heading to the next page with its content', () => {
    placePieces(
      ink,
      [piece('text', BOTTOM - TOP - 50), piece('heading', 30, { keepWithNext: true }), piece('chart', 190)],
      TOP,
    )
    expect([pageOf('text'), pageOf('heading'), pageOf('chart')]).toEqual([1, 2, 2])
  })

  it('repeats the header of a table on every page that its rows reach', () => {
    const header = piece('header', 20)
    const rows = Array.from({ length: 50 }, (_, at) => piece(`row${at}`, 30, { repeatedHead: header }))
    placePieces(ink, [header, ...rows], TOP)
    const pages = ink.doc.bufferedPageRange().count
    expect(pages).toBeGreaterThan(2)
    const headers = drawn.filter(({ name }) => name === 'header')
    expect(headers.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, at) => at + 1))
    expect(headers.every(({ y }) => y === TOP)).toBe(true)
  })

  it('drops the space above a piece that starts a page', () => {
    placePieces(ink, [piece('a', BOTTOM - TOP), piece('b', 10, { above: 24 })], TOP)
    expect(drawn.at(-1)).toMatchObject({ name: 'b', page: 2, y: TOP })
  })

  it('leaves at least three rows of a list, or all, on each page', () => {
    for (let count = 1; count <= 90; count += 1) {
      drawn = []
      ink.doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true })
      const rows = Array.from({ length: count }, (_, at) => piece(`row${at}`, 18 + (at % 3)))
      placePieces(ink, [piece('text', (count * 37) % (BOTTOM - TOP)), ...keepListTogether(rows, 3)], TOP)
      const pages = Object.values(Object.groupBy(drawn.slice(1), ({ page }) => page))
      for (const onPage of pages) expect(onPage?.length, `${count} rows`).toBeGreaterThanOrEqual(Math.min(count, 3))
    }
  })

  it('keeps a short list whole and breaks a long one at the end of the page', () => {
    const listed = (count: number) =>
      keepListTogether(
        Array.from({ length: count }, (_, at) => piece(`row${at}`, 18)),
        3,
      )
    placePieces(ink, [piece('text', BOTTOM - TOP - 100), ...listed(10)], TOP)
    expect([pageOf('row0'), pageOf('row9')]).toEqual([2, 2])
    drawn = []
    ink.doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true })
    placePieces(ink, [piece('text', BOTTOM - TOP - 100), ...listed(20)], TOP)
    expect([pageOf('row0'), pageOf('row4'), pageOf('row5'), pageOf('row19')]).toEqual([1, 1, 2, 2])
  })

  it('breaks a short list if more than a fifth of the page would stay empty', () => {
    const list = keepListTogether(
      Array.from({ length: 10 }, (_, at) => piece(`row${at}`, 18)),
      3,
    )
    placePieces(ink, [piece('text', BOTTOM - TOP - 170), ...list], TOP)
    expect([pageOf('row0'), pageOf('row6'), pageOf('row7')]).toEqual([1, 1, 2])
  })

  it('reduces a chart to the rest of a page if more than a fifth of the page would stay empty', () => {
    const chart = (height: number): Piece => ({
      ...piece('chart', height),
      fitInto: (room) => (room >= 140 ? [chart(room)] : null),
    })
    const title = piece('title', 20, { keepWithNext: true })
    const placed = (room: number) => {
      drawn = []
      ink.doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true })
      const end = placePieces(ink, [piece('text', BOTTOM - TOP - room), title, chart(200)], TOP)
      return [pageOf('title'), pageOf('chart'), Math.round(end - TOP)]
    }
    expect(placed(230)).toEqual([1, 1, Math.round(BOTTOM - TOP - 10)])
    expect(placed(200)).toEqual([1, 1, Math.round(BOTTOM - TOP)])
    expect(placed(155)).toEqual([2, 2, 220])
    expect(placed(130)).toEqual([2, 2, 220])
  })

  it('continues a broken panel on the next pages, below its head', () => {
    const head = piece('head', 40, { keepWithNext: true })
    const panel = (height: number): Piece => ({
      ...piece('panel', height),
      fitInto: (room) => (room >= 50 ? [panel(room), { ...panel(height - room), repeatedHead: head }] : null),
    })
    placePieces(ink, [piece('text', BOTTOM - TOP - 200), head, panel(1000)], TOP)
    expect(drawn.slice(1).map(({ name, page }) => `${name} ${page}`)).toEqual([
      'head 1',
      'panel 1',
      'head 2',
      'panel 2',
      'head 3',
      'panel 3',
    ])
    expect(drawn.at(-1)?.y).toBe(TOP + 40)
  })

  it('moves the piece before a closing remark to the last page too', () => {
    const rows = Array.from({ length: 34 }, (_, at) => piece(`row${at}`, 20))
    placePieces(ink, keepTailTogether([...rows, piece('remark', 40)]), TOP)
    expect([pageOf('row30'), pageOf('row31'), pageOf('remark')]).toEqual([1, 2, 2])
  })

  it('keeps a title on the page of the first rows of a long table', () => {
    const rows = Array.from({ length: 4 }, (_, at) => piece(`row${at}`, 220))
    const title = piece('title', 20, { keepWithNext: true })
    placePieces(
      ink,
      [
        piece('text', BOTTOM - TOP - 60),
        title,
        piece('head', 20, { keepWithNext: true }),
        ...keepListTogether(rows, 4),
      ],
      TOP,
    )
    expect([pageOf('title'), pageOf('row0')]).toEqual([2, 2])
  })

  it('lets a chain longer than a page flow', () => {
    const chain = Array.from({ length: 30 }, (_, at) => piece(`c${at}`, 40, { keepWithNext: true }))
    placePieces(ink, chain, TOP)
    expect(ink.doc.bufferedPageRange().count).toBe(2)
  })
})
