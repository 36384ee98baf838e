import { formatHomeDay } from '#contracts/model/date.ts'
import { BELOW_BAND, drawBand, drawFrames, headingPiece } from '#server/platform/pdf/frame.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import { type Piece, placePieces } from '#server/platform/pdf/page.ts'
import { openPaper } from '#server/platform/pdf/paper.ts'
import { headPieces } from './head.ts'
import { hitCard } from './hit-card.ts'
import type { PaperHit, ResultPaper } from './result-paper.ts'
import { WORDS } from './words.ts'

/** The designs that count, then designs registered elsewhere, then the nearest that are not similar. */
function cardsOf(ink: Paper, paper: ResultPaper): Piece[] {
  const words = WORDS[ink.language]
  const { hits, nearest } = paper
  const numbered = [...hits, ...nearest].map((one, at) => ({ one, card: hitCard(ink, one, at + 1, paper) }))
  const part = (title: string | null, own: readonly PaperHit[]) => {
    const cards = numbered.filter(({ one }) => own.includes(one)).map(({ card }) => card)
    return title === null || cards.length === 0 ? cards : [headingPiece(ink, title), ...cards]
  }
  return [
    ...part(
      null,
      hits.filter(({ hit }) => hit.counts),
    ),
    ...part(
      words.elsewhere,
      hits.filter(({ hit }) => !hit.counts),
    ),
    ...part(words.nearest, nearest),
  ]
}

/** Renders an A4 PDF. Equal papers give equal bytes. */
export function renderResult(paper: ResultPaper): Promise<Buffer> {
  const { language, madeAt, form } = paper
  const words = WORDS[language]
  const about = [words.title, form.title].filter(Boolean).join(' · ')
  const { doc, written } = openPaper({
    title: about,
    author: words.author,
    subject: words.notAdvice,
    keywords: words.title,
    madeAt,
    language,
  })
  const ink: Paper = { doc, language }
  const day = formatHomeDay(madeAt, language)
  const isSample = paper.sample || paper.hits.some(({ hit }) => hit.sample)
  doc.addPage()
  drawBand(ink, words.title, `${words.made} ${day}`)
  placePieces(ink, [...headPieces(ink, paper), ...cardsOf(ink, paper)], BELOW_BAND)
  drawFrames(ink, {
    about,
    day,
    note: words.notAdvice,
    ...(isSample && { mark: words.sample }),
    page: words.page,
  })
  doc.end()
  return written
}
