import type { texts as source } from '../zh-CN/freight-files.ts'

export const texts: typeof source = {
  /** On a button whose whole name says that it exports. */
  short: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF' },
  pdfMode: 'Export this mode as PDF',
}
