/** Formats the summary of a patent import for a terminal. */
import { type PictureFault, pictureFaults } from '../picture-files.ts'
import { placesOf, recordLines } from '../uspto/record-lines.ts'
import type { PatentSummary } from './patent-summary.ts'
import type { GrantRejection } from './read-grant.ts'

const rejections: Record<GrantRejection, string> = {
  noNumber: 'no valid design patent number',
  noGrantDay: 'no valid grant date',
  noTitle: 'no title',
}

/** `origin`: origin of the website, such as `http://127.0.0.1:3000`. */
export function patentLines(summary: PatentSummary, origin: string): string[] {
  const { imported, figures, missing, rejections: rejected } = summary.drawings
  const isAny = imported + missing > 0 || Object.keys(rejected).length > 0
  return [
    ...recordLines(summary, rejections, 'other than design patents'),
    ...(isAny ? [`drawing sheets: ${imported} imported with ${figures} figures, ${missing} not found`] : []),
    ...(missing > 0
      ? ['  put them next to the file, or in folders named like the records, and run the import again']
      : []),
    ...Object.entries(rejected).map(
      // Keys of `rejected` are faults.
      ([fault, found]) =>
        `  refused ${found.count}: ${pictureFaults[fault as PictureFault]}; ${placesOf('sheet', found)}`,
    ),
    ...(summary.example ? [`open ${origin}/patent-new to see them by week, e.g. ${summary.example}`] : []),
  ]
}

/** The reason if nothing was imported, otherwise null. */
export function whyNothingImported({ read, skipped, rejected }: PatentSummary): string | null {
  if (read === 0) return 'The file has no grants: check that it is a weekly grant file (ipg*.xml).'
  if (skipped === read) return 'The file has no design patents.'
  return skipped + rejected === read ? 'No design patent of the file could be read; the reasons are above.' : null
}
