import { execFileSync } from 'node:child_process'
import { BOTTOM } from './theme.ts'

/** Runs a poppler tool on the PDF. If the tool is missing, the error says what to install. */
export function poppler(tool: 'pdftotext' | 'pdffonts' | 'pdfimages' | 'pdfinfo', pdf: Buffer, ...options: string[]) {
  const output = tool === 'pdftotext' ? ['-', '-'] : ['-']
  try {
    return execFileSync(tool, [...options, ...output], {
      input: pdf,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${tool} is not on the PATH: these tests read PDFs with poppler; install poppler-utils`)
    }
    throw error
  }
}

/** The text in drawing order without white space, because lines wrap anywhere. */
export const textOfPdf = (pdf: Buffer) => withoutSpaces(poppler('pdftotext', pdf, '-raw'))
export const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/\s/g, '')
export const pageTexts = (pdf: Buffer) => poppler('pdftotext', pdf, '-layout').split('\f').slice(0, -1)
export const pageCount = (pdf: Buffer) => Number(/Pages:\s+(\d+)/.exec(poppler('pdfinfo', pdf))?.[1])

/** Where the text of each page ends above the footer, in points from the top. */
export function textEnds(pdf: Buffer): number[] {
  const pages = poppler('pdftotext', pdf, '-bbox').split('<page ').slice(1)
  return pages.map((page) => {
    const ends = [...page.matchAll(/yMax="([\d.]+)"/g)].map(([, end]) => Number(end))
    return Math.max(0, ...ends.filter((end) => end <= BOTTOM))
  })
}
