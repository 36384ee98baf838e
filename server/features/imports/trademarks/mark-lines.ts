/** Formats the summary of a trademark import for a terminal. */
import { recordLines } from '../uspto/record-lines.ts'
import type { MarkSummary } from './import-trademarks.ts'
import type { CaseRejection } from './read-case-file.ts'

const rejections: Record<CaseRejection, string> = {
  noSerialNumber: 'no serial number of eight digits',
  noTransactionDay: 'no valid transaction date',
  noStatus: 'no status code of three digits',
}

/** `origin`: origin of the website, such as `http://127.0.0.1:3000`. */
export function markLines(summary: MarkSummary, origin: string): string[] {
  const { example } = summary
  return [
    ...recordLines(summary, rejections, 'other records'),
    ...(example ? [`open ${origin}/trademark?trademark=${encodeURIComponent(example)}`] : []),
  ]
}

/** The reason if nothing was imported, otherwise null. */
export function whyNothingImported({ read, rejected }: MarkSummary): string | null {
  if (read === 0) return 'The file contains no trademark case files.'
  return rejected === read ? 'No trademark case file could be read; the reasons are above.' : null
}
