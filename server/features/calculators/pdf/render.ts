import { formatHomeDay } from '#contracts/model/date.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { BELOW_BAND, drawBand, drawFrames } from '#server/platform/pdf/frame.ts'
import { drawableText, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import { keepTailTogether, type Piece, placePieces } from '#server/platform/pdf/page.ts'
import { openPaper } from '#server/platform/pdf/paper.ts'
import { COLOR, LEFT, WIDTH } from '#server/platform/pdf/theme.ts'
import { freightPieces } from './freight/pieces.ts'
import { WORDS } from './paper.texts.ts'
import type { CalculationPaper } from './paper.ts'
import { profitPieces } from './profit/pieces.ts'

/** The content below the name. */
const contentOf = (ink: Paper, paper: CalculationPaper): Piece[] =>
  paper.kind === 'profit' ? profitPieces(ink, paper) : freightPieces(ink, paper)

/** Renders an A4 PDF. Equal papers give equal bytes. */
export function renderCalculation(paper: CalculationPaper): Promise<Buffer> {
  const { language, madeAt, kind, name } = paper
  const words = WORDS[language]
  const title = words.titles[kind]
  const note = words.notAdvice[kind]
  const { doc, written } = openPaper({
    title: `${title} · ${name}`,
    author: messageOf(language, 'productName'),
    subject: note,
    keywords: title,
    madeAt,
    language,
  })
  const ink: Paper = { doc, language }
  const day = formatHomeDay(madeAt, language)
  const shared = paper.sharedAt === null ? '' : ` · ${words.shared} ${formatHomeDay(paper.sharedAt, language)}`
  doc.addPage()
  drawBand(ink, title, `${words.made} ${day}${shared}`)
  placePieces(ink, keepTailTogether([namePiece(ink, name), ...contentOf(ink, paper)]), BELOW_BAND)
  drawFrames(ink, { about: `${title} · ${name}`, day, note, page: words.page })
  doc.end()
  return written
}

const NAME = { size: 15, weight: 'bold', color: COLOR.ink } as const

function namePiece(ink: Paper, name: string): Piece {
  const { text } = wrap(drawableText(ink, name), WIDTH, NAME.size, NAME.weight)
  return {
    height: text.length * leading(NAME.size) + 6,
    keepWithNext: true,
    draw: (y) => drawLines(ink, text, LEFT, y, NAME),
  }
}
