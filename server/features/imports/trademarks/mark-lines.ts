/** The summary of an import of trademarks as lines for a terminal. */
import { recordLines } from '../uspto/record-lines.ts'
import type { MarkSummary } from './import-trademarks.ts'
import type { CaseRefusal } from './read-case-file.ts'

const refusals: Record<CaseRefusal, string> = {
  noSerialNumber: 'no serial number of eight digits',
  noTransactionDay: 'no legible day of the transaction',
  noStatus: 'no status code of three digits',
}

/** `origin` is where the web runs, as `http://127.0.0.1:3000`. */
export function markLines(summary: MarkSummary, origin: string): string[] {
  const { example } = summary
  return [
    ...recordLines(summary, refusals, 'other records'),
    ...(example ? [`open ${origin}/trademark?trademark=${encodeURIComponent(example)}`] : []),
  ]
}

/** Why nothing of the file was taken; null when something was there to take. */
export function nothingTaken({ read, refused }: MarkSummary): string | null {
  if (read === 0) return 'The file holds no case files.'
  return refused === read ? 'No case file could be read.' : null
}
