/** The first page: what the report is about, its picture, and the figures that matter most. */
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Figure, Report } from '#contracts/model/report/report.ts'
import { cardRow } from './figures.ts'
import { type Ink, label, leading, line, lines, plain } from './ink.ts'
import { oneLine, wrap } from './lines.ts'
import { COLOR, LEFT, PAGE, RIGHT, SIZE, WIDTH } from './theme.ts'
import { measure } from './typeface.ts'

const BAND = 236
const FRAME = 210

/** Draws the cover on the current page. Without a picture its place is left out, not empty. */
export function drawCover(ink: Ink, report: Report, picture: Buffer | undefined): void {
  const { doc } = ink
  doc.rect(0, 0, PAGE.width, BAND).fill(COLOR.brand)
  doc.rect(0, BAND, PAGE.width, 4).fill(COLOR.accent)
  const place = marketplaces[report.marketplace].name[ink.language]
  line(ink, label(ink, 'report.title'), LEFT, 62, { size: 28, weight: 'bold', color: COLOR.white })
  line(ink, `${place} · ${report.asin}`, LEFT, 112, { size: 13, color: '#c9d8e8' })
  if (report.sample) sampleLabel(ink)

  const side = picture ? FRAME + 26 : 0
  if (picture) drawPicture(ink, picture)
  const width = WIDTH - side
  const top = picture ? BAND + 22 : BAND + 36
  const title = wrap(plain(ink, report.title), width, 15, 'bold', 6).text
  const under = top + lines(ink, title, LEFT + side, top, { size: 15, weight: 'bold', color: COLOR.brand })
  const facts: [string, string][] = [
    [label(ink, 'report.brand'), report.brand ?? '—'],
    ['ASIN', report.asin],
    [label(ink, 'report.marketplace'), `${place} · ${marketplaces[report.marketplace].domain}`],
    [label(ink, 'report.madeOn'), dayOf(report.madeAt, HOME_ZONE)],
    [label(ink, 'report.asOf'), report.asOf],
  ]
  const first = picture ? Math.max(under + 14, BAND - 40 + FRAME + 30) : under + 18
  const end = drawFacts(ink, facts, first)
  const cards = keyFigures(report)
  if (cards.length > 0) drawCards(ink, cards, end + 22)
  if (report.sample) {
    const note = wrap(label(ink, 'report.sampleText'), WIDTH, SIZE.small).text
    lines(ink, note, LEFT, PAGE.height - 70, { size: SIZE.small, color: COLOR.faint })
  }
}

function sampleLabel(ink: Ink): void {
  const sample = label(ink, 'report.sample')
  const width = measure(sample, 9, 'bold') + 22
  ink.doc
    .roundedRect(RIGHT - width, 68, width, 22, 11)
    .lineWidth(1)
    .stroke('#c9d8e8')
  line(ink, sample, RIGHT - width, 72, {
    size: 9,
    weight: 'bold',
    color: COLOR.white,
    align: 'center',
    width,
  })
}

/** A white frame over the edge of the band, the picture fitted inside. */
function drawPicture(ink: Ink, picture: Buffer): void {
  const y = BAND - 62
  ink.doc.roundedRect(LEFT, y, FRAME, FRAME, 6).fill(COLOR.white)
  ink.doc.lineWidth(0.8).roundedRect(LEFT, y, FRAME, FRAME, 6).stroke(COLOR.rule)
  const inside: [number, number] = [FRAME - 20, FRAME - 20]
  ink.doc.image(picture, LEFT + 10, y + 10, { fit: inside, align: 'center', valign: 'center' })
}

function drawFacts(ink: Ink, facts: [string, string][], top: number): number {
  const width = WIDTH / facts.length
  ink.doc.rect(LEFT, top - 6, WIDTH, 0.6).fill(COLOR.rule)
  facts.forEach(([name, value], index) => {
    const x = LEFT + index * width
    line(ink, name, x, top + 2, { size: SIZE.small, color: COLOR.soft })
    line(ink, oneLine(plain(ink, value), width - 8, 9, 'bold'), x, top + 2 + leading(SIZE.small), { weight: 'bold' })
  })
  ink.doc.rect(LEFT, top + 36, WIDTH, 0.6).fill(COLOR.rule)
  return top + 36
}

/** The first figures of the report that are numbers and known. */
function keyFigures(report: Report): Figure[] {
  const all = report.sections.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'figures' ? b.figures : [])))
  return all.filter(({ value }) => typeof value === 'number').slice(0, 6)
}

function drawCards(ink: Ink, figures: Figure[], top: number): void {
  let y = top
  for (let at = 0; at < figures.length; at += 3) {
    const row = cardRow(ink, figures.slice(at, at + 3), 3)
    row.draw(y)
    y += row.height + 8
  }
}
