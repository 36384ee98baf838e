/** Lines out of pieces of text, each as soon as it is whole. */

/** No sentence of a report is as long. */
const LONGEST = 4000

/** @throws {RangeError} when a line does not end. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST) throw new RangeError('a line does not end')
    yield* lines
  }
  if (rest.trim() !== '') yield rest
}

/** `12: text` as its number and its text; null for a line that is none of the answer, as a greeting. */
export function numbered(line: string): { id: number; text: string } | null {
  const [, id, text] = /^\s*(\d{1,3})\s*[:：]\s*(.+?)\s*$/u.exec(line) ?? []
  return id && text ? { id: Number(id), text } : null
}
