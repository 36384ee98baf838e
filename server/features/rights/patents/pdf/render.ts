/** The result of a search as a PDF: A4, Chinese or English, selectable text. */
import type { Paper } from '#server/platform/pdf/ink.ts'
import { place } from '#server/platform/pdf/page.ts'
import { openPaper } from '#server/platform/pdf/paper.ts'
import { drawFooter, drawHeader } from './around.ts'
import { BELOW_BAND, drawBand, headPieces } from './head.ts'
import { hitCard } from './hit-card.ts'
import type { ResultPaper } from './result-paper.ts'
import { WORDS } from './words.ts'

/** The same paper gives the same bytes. */
export function renderResult(paper: ResultPaper): Promise<Buffer> {
  const { language, madeAt, form } = paper
  const words = WORDS[language]
  const { doc, written } = openPaper({
    title: [words.title, form.title].filter(Boolean).join(' · '),
    author: words.author,
    subject: words.notAdvice,
    keywords: words.title,
    ...{ madeAt, language },
  })
  const ink: Paper = { doc, language }
  doc.addPage()
  drawBand(ink, paper)
  const cards = paper.hits.map((hit, at) => hitCard(ink, hit, at + 1, paper))
  place(ink, [...headPieces(ink, paper), ...cards], BELOW_BAND)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    if (page > 0) drawHeader(ink, paper)
    drawFooter(ink, paper, page + 1, count)
  }
  doc.end()
  return written
}
