import { drawableText, drawLine, type Paper } from '#server/platform/pdf/ink.ts'
import { fitOnOneLine } from '#server/platform/pdf/lines.ts'
import { COLOR, SIZE } from '#server/platform/pdf/theme.ts'

const PAD = 6

/** Draws a picture in a frame with its caption below; `missing` replaces an absent picture. */
export function drawFramed(
  ink: Paper,
  { picture, name, missing }: { picture: Uint8Array | null; name: string; missing: string },
  at: { x: number; y: number; side: number },
): void {
  const { x, y, side } = at
  ink.doc.roundedRect(x, y, side, side, 4).fill(COLOR.white)
  ink.doc.lineWidth(0.8).roundedRect(x, y, side, side, 4).stroke(COLOR.rule)
  const centred = { align: 'center', width: side, size: SIZE.tiny } as const
  if (picture) {
    const inside: [number, number] = [side - 2 * PAD, side - 2 * PAD]
    // The document embeds equal data URLs once, so the query's picture is stored once.
    const text = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
    ink.doc.image(text, x + PAD, y + PAD, { fit: inside, align: 'center', valign: 'center' })
  } else
    drawLine(ink, fitOnOneLine(drawableText(ink, missing), side - 8, SIZE.tiny), x, y + side / 2 - 5, {
      ...centred,
      color: COLOR.soft,
    })
  drawLine(ink, fitOnOneLine(drawableText(ink, name), side, SIZE.tiny), x, y + side + 3, {
    ...centred,
    color: COLOR.soft,
  })
}
