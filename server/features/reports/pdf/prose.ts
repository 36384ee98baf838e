/** What a language model wrote, and that it did. */
import type { Block } from '#contracts/model/report/report.ts'
import { type Ink, label, leading, line, plain } from './ink.ts'
import { wrap } from './lines.ts'
import type { Piece } from './page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from './theme.ts'

type Prose = Extract<Block, { kind: 'prose' }>

export function prosePieces(ink: Ink, { language, sentences, model }: Prose): Piece[] {
  if (sentences.length === 0) return []
  const text = plain(ink, sentences.join(language === 'zh-CN' ? '' : ' '))
  const rows = wrap(text, WIDTH - 28, SIZE.body).text
  const by = wrap(label(ink, 'prose.by', { model }), WIDTH - 28, SIZE.tiny).text
  const texts = [
    ...rows.map((row) => ({ row, size: SIZE.body, color: COLOR.ink })),
    ...by.map((row) => ({ row, size: SIZE.tiny, color: COLOR.soft })),
  ]
  return texts.map(({ row, size, color }, index): Piece => {
    const above = index === 0 ? 8 : index === rows.length ? 4 : 0
    const last = index === texts.length - 1
    const height = leading(size) + above + (last ? 8 : 0)
    const draw = (y: number) => {
      ink.doc.rect(LEFT, y, WIDTH, height + (last ? 0 : 0.2)).fill(COLOR.accentSoft)
      line(ink, row, LEFT + 14, y + above, { size, color })
    }
    // The first two lines stay together, and the last one with who wrote it.
    return {
      height,
      withNext: index === 0 || (index >= rows.length - 2 && !last),
      ...(index === 0 && { above: 10 }),
      draw,
    }
  })
}
