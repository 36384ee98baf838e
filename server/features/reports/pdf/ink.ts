/** What every block needs to draw: the document, and the reader's language and marketplace. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { formatFigure } from '#contracts/model/report/format.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { drawableText, type Paper } from '#server/platform/pdf/ink.ts'

export interface Ink extends Paper {
  marketplace: Marketplace
}

export const label = (ink: Paper, key: TextKey, params?: Record<string, string>) =>
  drawableText(ink, textOf(ink.language, key, params))
/** Keeps the sign of an estimate on the line of its number. */
export const keepSignWithNumber = (text: string) => text.replaceAll('≈ ', '≈\u00a0')
export const figureText = (ink: Ink, figure: Figure) =>
  keepSignWithNumber(drawableText(ink, formatFigure(figure, ink.language, ink.marketplace)))
