import type { Language } from '#contracts/model/language.ts'
import { withChanges } from '#contracts/model/report/changes.ts'
import { headingOf } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { keepTailTogether, type Piece, placePieces } from '#server/platform/pdf/page.ts'
import { type OpenPaper, openPaper } from '#server/platform/pdf/paper.ts'
import { TOP } from '#server/platform/pdf/theme.ts'
import { blockPieces } from './blocks.ts'
import { drawContents } from './contents.ts'
import { drawCover } from './cover.ts'
import { createHeader, drawFooter } from './furniture.ts'
import type { Ink } from './ink.ts'
import { emptyPiece, sectionTitle } from './title.ts'

export interface RenderOptions {
  language: Language
  /** PNG or JPEG of the product or of the niche's reference product. Without it, the cover shows an initial. */
  picture?: Buffer
}

/** Renders an A4 PDF. The same report and options give the same bytes. */
export async function renderReport(made: Report, { language, picture }: RenderOptions): Promise<Buffer> {
  const report = withChanges(made)
  const { doc, written } = openReportPaper(report, language)
  const ink: Ink = { doc, language, marketplace: report.marketplace }
  doc.addPage()
  drawCover(ink, report, picture)
  doc.addPage()
  const numbers = drawSections(ink, report)
  completePages(ink, report, numbers)
  doc.end()
  return written
}

function openReportPaper(report: Report, language: Language): OpenPaper {
  const heading = headingOf(report, language)
  const [title, author] = [textOf(language, heading.kind), textOf(language, 'report.author')]
  const named = report.kind === 'asin' ? [report.asin, report.title] : [report.marketplace, heading.title]
  return openPaper({
    title: [title, ...named].join(' · '),
    author,
    subject: report.sample ? textOf(language, 'report.sample') : title,
    keywords: `${heading.asinOrKeyword}, ${report.marketplace}`,
    madeAt: report.madeAt,
    language,
  })
}

/** Draws the sections, starting after the contents page; returns the page number of each. */
function drawSections(ink: Ink, report: Report): number[] {
  const { doc } = ink
  const numbers: number[] = []
  doc.addPage()
  const pieces: Piece[] = report.sections.flatMap((section, index) => {
    const { blocks } = section
    const title = sectionTitle(ink, section, index + 1, () => numbers.push(doc.bufferedPageRange().count))
    const content = blocks.flatMap((block, at) => blockPieces(ink, block, blocks[at - 1]))
    return content.length > 0 ? [title, ...content] : [title, emptyPiece(ink)]
  })
  placePieces(ink, keepTailTogether(pieces), TOP)
  return numbers
}

/** Draws what needs the page numbers: the contents page, headers and footers. */
function completePages(ink: Ink, report: Report, numbers: number[]): void {
  const { count } = ink.doc.bufferedPageRange()
  ink.doc.switchToPage(1)
  drawContents(ink, report, numbers)
  const drawHeader = createHeader(ink, report)
  for (let page = 0; page < count; page++) {
    ink.doc.switchToPage(page)
    if (page > 0) drawHeader()
    drawFooter(ink, report, page + 1, count)
  }
}
