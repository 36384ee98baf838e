/** The summary of an import of patents as lines for a terminal. */
import { type PictureFault, pictureFaults } from '../picture-files.ts'
import { placesOf, recordLines } from '../uspto/record-lines.ts'
import type { PatentSummary } from './patent-summary.ts'
import type { GrantRefusal } from './read-grant.ts'

const refusals: Record<GrantRefusal, string> = {
  noNumber: 'no legible number of a design patent',
  noGrantDay: 'no legible day of the grant',
  noTitle: 'no title',
}

/** `origin` is where the web runs, as `http://127.0.0.1:3000`. */
export function patentLines(summary: PatentSummary, origin: string): string[] {
  const { taken, figures, missing, refusals: refused } = summary.drawings
  const isAny = taken + missing > 0 || Object.keys(refused).length > 0
  return [
    ...recordLines(summary, refusals, 'other than design patents'),
    ...(isAny ? [`drawing sheets: ${taken} taken with ${figures} figures, ${missing} not at hand`] : []),
    ...(missing > 0
      ? ['  put them beside the file, or in folders named as the records, and run the import again']
      : []),
    ...Object.entries(refused).map(
      // The keys of `refused` are faults.
      ([fault, found]) =>
        `  refused ${found.count}: ${pictureFaults[fault as PictureFault]}; ${placesOf('sheet', found)}`,
    ),
    ...(summary.example ? [`open ${origin}/patent-new to see them by week, e.g. ${summary.example}`] : []),
  ]
}

/** Why nothing of the file was taken; null when something was there to take. */
export function nothingTaken({ read, skipped, refused }: PatentSummary): string | null {
  if (read === 0) return 'The file holds no grants.'
  if (skipped === read) return 'The file holds no design patents.'
  return skipped + refused === read ? 'No design patent of the file could be read.' : null
}
