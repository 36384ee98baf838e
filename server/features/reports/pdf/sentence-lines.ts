import type { Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, sentenceOf } from '#contracts/model/report/format.ts'
import { sentenceParts } from '#contracts/model/report/sentence-parts.ts'
import { drawableText } from '#server/platform/pdf/ink.ts'
import { type Ink, keepSignWithNumber } from './ink.ts'
import { figureColor, type Stretch, type TonedLine, type Type, tonedLines } from './toned-lines.ts'

/** Breaks a sentence into lines of `width` points, with its figures colored as on the web page. */
export function sentenceLines(ink: Ink, sentence: Sentence, width: number, type?: Type): TonedLine[] {
  const text = drawableSentence(ink, sentenceOf(sentence, ink.language, ink.marketplace))
  return tonedLines(text, stretchesOf(ink, sentence, text), width, type)
}

const drawableSentence = (ink: Ink, text: string) => keepSignWithNumber(drawableText(ink, text))

function stretchesOf(ink: Ink, sentence: Sentence, text: string): Stretch[] {
  const { language, marketplace } = ink
  const figures = Object.values(sentence.params).filter((param) => typeof param !== 'string')
  if (!figures.some(figureColor)) return []
  const parts = sentenceParts(sentence, {
    language,
    figure: (figure) => formatFigure(figure, language, marketplace),
    sentence: (whole) => sentenceOf(whole, language, marketplace),
  })
  let end = 0
  return parts.flatMap((part): Stretch[] => {
    const drawn = drawableSentence(ink, typeof part === 'string' ? part : part.text)
    const from = text.indexOf(drawn, end)
    if (from < 0) return []
    end = from + drawn.length
    const color = typeof part === 'string' ? undefined : figureColor(part.figure)
    return color ? [{ from, to: end, color }] : []
  })
}
