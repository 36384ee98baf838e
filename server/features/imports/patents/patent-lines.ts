/** Formats the summary of a patent import for a terminal. */
import { type PictureFault, pictureFaults } from '../picture-files.ts'
import { placesOf, recordLines } from '../uspto/record-lines.ts'
import type { PatentSummary } from './patent-summary.ts'
import type { GrantRefusal } from './read-grant.ts'

const refusals: Record<GrantRefusal, string> = {
  noNumber: 'no valid design patent number',
  noGrantDay: 'no valid grant date',
  noTitle: 'no title',
}

/** `origin`: origin of the website, such as `http://127.0.0.1:3000`. */
export function patentLines(summary: PatentSummary, origin: string): string[] {
  const { taken, figures, missing, refusals: refused } = summary.drawings
  const isAny = taken + missing > 0 || Object.keys(refused).length > 0
  return [
    ...recordLines(summary, refusals, 'other than design patents'),
    ...(isAny ? [`drawing sheets: ${taken} imported with ${figures} figures, ${missing} not found`] : []),
    ...(missing > 0
      ? ['  put them next to the file, or in folders named like the records, and run the import again']
      : []),
    ...Object.entries(refused).map(
      // Keys of `refused` are faults.
      ([fault, found]) =>
        `  refused ${found.count}: ${pictureFaults[fault as PictureFault]}; ${placesOf('sheet', found)}`,
    ),
    ...(summary.example ? [`open ${origin}/patent-new to see them by week, e.g. ${summary.example}`] : []),
  ]
}

/** The reason if nothing was imported, otherwise null. */
export function whyNothingImported({ read, skipped, refused }: PatentSummary): string | null {
  if (read === 0) return 'The file has no grants: check that it is a weekly grant file (ipg*.xml).'
  if (skipped === read) return 'The file has no design patents.'
  return skipped + refused === read ? 'No design patent of the file could be read; the reasons are above.' : null
}
