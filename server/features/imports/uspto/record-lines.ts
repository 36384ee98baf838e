/** Formats the summary of an office's records for a terminal. */
import { listPlaces, type Occurrences } from '../occurrences.ts'
import type { RecordFault } from './read-elements.ts'
import type { Place, RecordSummary } from './record-summary.ts'

const faults: Record<RecordFault, string> = {
  tooLarge: 'larger than any valid record of the office',
  unclosed: 'does not end before the next begins',
  notText: 'not valid in the encoding of the file',
  notXml: 'not well-formed XML',
}

/** `reasons`: texts of additional rejections; `skipped`: text for skipped records. */
export function recordLines<Reason extends string>(
  summary: RecordSummary<Reason | RecordFault>,
  reasons: Record<Reason, string>,
  skipped: string,
): string[] {
  const { read, imported, changed, unchanged, older, rejected } = summary
  const texts: Record<string, string> = { ...faults, ...reasons }
  return [
    `${read} records read: ${imported} imported, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`,
    ...(older > 0 ? [`  ${older} older than the stored record: skipped`] : []),
    ...(summary.skipped > 0 ? [`  ${summary.skipped} ${skipped}: skipped`] : []),
    ...Object.entries<Occurrences<Place> | undefined>(summary.rejections).flatMap(([reason, found]) =>
      found ? [`  ${found.count} rejected: ${texts[reason]}; ${placesOf('record', found)}`] : [],
    ),
  ]
}

/** `record 3 (D982278), 17 (…), …` */
export function placesOf(what: string, found: Occurrences<Place>): string {
  const places = listPlaces(found, ({ no, number, detail }) => {
    const more = [number, detail].filter((part) => part !== null).join(', ')
    return more ? `${no} (${more})` : String(no)
  })
  return `${what}${found.count === 1 ? '' : 's'} ${places}`
}
