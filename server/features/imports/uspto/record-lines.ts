/** The summary of an office's records as lines for a terminal. */
import type { RecordFault } from './read-elements.ts'
import type { Counted, RecordSummary } from './record-summary.ts'

const faults: Record<RecordFault, string> = {
  tooLarge: 'larger than any record of the office',
  unclosed: 'does not end before the next begins',
  notText: 'not legible in the encoding that the file names',
  notXml: 'no well-formed XML',
}

/** `reasons` says what the kind of record is refused for besides; `skipped` what is passed over. */
export function recordLines<Reason extends string>(
  summary: RecordSummary<Reason | RecordFault>,
  reasons: Record<Reason, string>,
  skipped: string,
): string[] {
  const { read, taken, changed, unchanged, older, refused } = summary
  const texts: Record<string, string> = { ...faults, ...reasons }
  return [
    `records read ${read}: taken ${taken}, changed ${changed}, unchanged ${unchanged}, refused ${refused}`,
    ...(older > 0 ? [`  ${older} of an earlier day than what is there already: passed over`] : []),
    ...(summary.skipped > 0 ? [`  ${summary.skipped} ${skipped}: passed over`] : []),
    ...Object.entries<Counted | undefined>(summary.refusals).flatMap(([reason, found]) =>
      found ? [`  refused ${found.count}: ${texts[reason]}; ${placesOf('record', found)}`] : [],
    ),
  ]
}

/** `record 3 (D982278), 17 (…), …` */
export function placesOf(what: string, { count, first }: Counted): string {
  const places = first.map(({ no, number, detail }) => {
    const more = [number, detail].filter((part) => part !== null).join(', ')
    return more ? `${no} (${more})` : String(no)
  })
  return `${what}${count === 1 ? '' : 's'} ${places.join(', ')}${count > first.length ? ', …' : ''}`
}
