import { marketplaces } from '#contracts/model/marketplaces.ts'
import { initialOf } from '#contracts/model/product-picture.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { headingOf, pictureName } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { drawableText, drawLine, drawLines, leading } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { drawLogo } from '#server/platform/pdf/logo.ts'
import { COLOR, LEFT, PAGE, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measureText } from '#server/platform/pdf/typeface.ts'
import { coverFacts, drawFacts } from './cover-facts.ts'
import { drawNotes } from './cover-notes.ts'
import { cardRow } from './figures.ts'
import { type Ink, label } from './ink.ts'

const BAND = 236
const FRAME = 210
const MAX_TITLE_LINES = 6

/** Draws the cover on the current page. Without a picture, the frame shows the initial of brand or title. */
export function drawCover(ink: Ink, report: Report, picture: Buffer | undefined): void {
  const { doc } = ink
  const { kind, title, original, asinOrKeyword } = headingOf(report, ink.language)
  doc.rect(0, 0, PAGE.width, BAND).fill(COLOR.brand)
  doc.rect(0, BAND, PAGE.width, 4).fill(COLOR.bright)
  const place = marketplaces[report.marketplace].name[ink.language]
  drawLogo(ink, LEFT, 26, 24, true)
  drawLine(ink, label(ink, 'report.author'), LEFT + 32, 28, { size: 12, weight: 'bold', color: COLOR.white })
  drawLine(ink, label(ink, kind), LEFT, 66, { size: 28, weight: 'bold', color: COLOR.white })
  const asking = wrap(`${place} · ${drawableText(ink, asinOrKeyword)}`, WIDTH, 13, 'regular', 3).text
  drawLines(ink, asking, LEFT, 114, { size: 13, color: COLOR.accentSoft })
  if (report.sample) sampleLabel(ink)

  const side = FRAME + 26
  drawFrame(ink)
  if (picture) drawPicture(ink, picture)
  else drawInitial(ink, initialOf(drawableText(ink, pictureName(report))) ?? '')
  const width = WIDTH - side
  const top = BAND + 22
  const head = fitTitle(drawableText(ink, title), width)
  let under = top + drawLines(ink, head.text, LEFT + side, top, { size: head.size, weight: 'bold', color: COLOR.brand })
  if (original) {
    const name = wrap(`${label(ink, 'report.original')} ${drawableText(ink, original)}`, width, 9).text
    under += 4 + drawLines(ink, name, LEFT + side, under + 4, { size: 9, color: COLOR.soft })
  }
  const first = Math.max(under + 14, BAND - 40 + FRAME + 30)
  const end = drawNotes(ink, report, drawFacts(ink, coverFacts(ink, report), first))
  const cards = keyFigures(report)
  if (cards.length > 0) drawCards(ink, cards, end + 16)
  if (report.sample) {
    const note = wrap(label(ink, 'report.sampleText'), WIDTH, SIZE.small).text
    drawLines(ink, note, LEFT, PAGE.height - 70, { size: SIZE.small, color: COLOR.soft })
  }
}

/** Titles are never cut off: long ones get a smaller font. */
function fitTitle(title: string, width: number): { size: number; text: string[] } {
  const fits = [15, 13].find((size) => wrap(title, width, size, 'bold').text.length <= MAX_TITLE_LINES) ?? 11.5
  return { size: fits, text: wrap(title, width, fits, 'bold').text }
}

function sampleLabel(ink: Ink): void {
  const sample = label(ink, 'report.sample')
  const width = measureText(sample, 9, 'bold') + 22
  ink.doc
    .roundedRect(RIGHT - width, 68, width, 22, 11)
    .lineWidth(1)
    .stroke(COLOR.accentSoft)
  drawLine(ink, sample, RIGHT - width, 72, {
    size: 9,
    weight: 'bold',
    color: COLOR.white,
    align: 'center',
    width,
  })
}

const FRAME_TOP = BAND - 62
const INSET = 10
const INSIDE = FRAME - 2 * INSET

function drawFrame({ doc }: Ink): void {
  doc.roundedRect(LEFT, FRAME_TOP, FRAME, FRAME, 6).fill(COLOR.white)
  doc.lineWidth(0.8).roundedRect(LEFT, FRAME_TOP, FRAME, FRAME, 6).stroke(COLOR.rule)
}

function drawPicture({ doc }: Ink, picture: Buffer): void {
  doc.image(picture, LEFT + INSET, FRAME_TOP + INSET, { fit: [INSIDE, INSIDE], align: 'center', valign: 'center' })
}

function drawInitial(ink: Ink, initial: string): void {
  const size = INSIDE * 0.46
  ink.doc.roundedRect(LEFT + INSET, FRAME_TOP + INSET, INSIDE, INSIDE, 4).fill(COLOR.accentSoft)
  drawLine(ink, initial, LEFT + INSET, FRAME_TOP + (FRAME - leading(size)) / 2, {
    size,
    weight: 'bold',
    color: COLOR.brand,
    align: 'center',
    width: INSIDE,
  })
}

function keyFigures(report: Report): Figure[] {
  const all = report.sections.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'figures' ? b.figures : [])))
  return all.filter(({ value }) => typeof value === 'number').slice(0, 6)
}

function drawCards(ink: Ink, figures: Figure[], top: number): void {
  let y = top
  for (let at = 0; at < figures.length; at += 3) {
    const row = cardRow(ink, figures.slice(at, at + 3), 3)
    // The figures are repeated from the sections, so they may be left out below a long title.
    if (y + row.height > PAGE.height - 78) return
    row.draw(y)
    y += row.height + 8
  }
}
