/** What every block needs to draw: the document, and the reader's language and marketplace. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { Figure } from '#contracts/model/report/figure.ts'
import { formatFigure } from '#contracts/model/report/format.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { type Paper, plain } from '#server/platform/pdf/ink.ts'

export interface Ink extends Paper {
  marketplace: Marketplace
}

export const label = (ink: Paper, key: TextKey, params?: Record<string, string>) =>
  plain(ink, textOf(ink.language, key, params))
/** Keeps the sign of an estimate on the line of its number. */
export const unbroken = (text: string) => text.replaceAll('≈ ', '≈\u00a0')
export const figureText = (ink: Ink, figure: Figure) =>
  unbroken(plain(ink, formatFigure(figure, ink.language, ink.marketplace)))
