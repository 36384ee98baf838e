const MAX_LINE_LENGTH = 4000

/** Yields each line as soon as it is complete. @throws {RangeError} when a line is too long. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new RangeError('a line is too long')
    yield* lines
  }
  if (rest.trim() !== '') yield rest
}

/** Parses `12: text`; null for any other line, such as a greeting. */
export function parseNumberedLine(line: string): { id: number; text: string } | null {
  const [, id, text] = /^\s*(\d{1,3})\s*[:：]\s*(.+?)\s*$/u.exec(line) ?? []
  return id && text ? { id: Number(id), text } : null
}
