/** Converts a design grant of USPTO's weekly XML, version 4, into a patent, or gives the reason for rejecting it. */
import type { Locarno, Patent, Priority, Registration } from '#contracts/model/rights/patent.ts'
import { lineOf } from '../text.ts'
import { allAt, childrenOf, dayAt, firstAt, textAt, textOf } from '../uspto/element-walk.ts'
import type { Reading } from '../uspto/import-records.ts'
import type { Element } from '../uspto/xml-element.ts'
import { type Drawings, drawingsOf } from './grant-drawings.ts'
import { agentsOf, designersOf, ownersOf } from './grant-parties.ts'
import { specificationOf } from './grant-specification.ts'

export type GrantRejection = 'noNumber' | 'noGrantDay' | 'noTitle'

export interface Grant {
  patent: Omit<Patent, 'id' | 'views'>
  drawings: Drawings
}

const TITLE_MAX = 500

/** Owners are those at the time of grant; later transfers are not in the file. */
export function readGrant(root: Element): Reading<Grant, GrantRejection> {
  const bib = firstAt(root, 'us-bibliographic-data-grant')
  const publication = firstAt(bib, 'publication-reference/document-id')
  if (!textAt(publication, 'kind')?.startsWith('S')) return { other: true }
  const number = designNumber(textAt(publication, 'doc-number'))
  if (!number) return { rejected: 'noNumber', number: textAt(publication, 'doc-number') }
  const grantedOn = dayAt(publication, 'date')
  if (!grantedOn) return { rejected: 'noGrantDay', number }
  const title = lineOf(textAt(bib, 'invention-title'), TITLE_MAX)
  if (!title) return { rejected: 'noTitle', number }
  const record: Grant = {
    patent: {
      office: 'US',
      publicationNumber: number,
      applicationNumber: applicationNumber(textAt(bib, 'application-reference/document-id/doc-number')),
      title,
      titleZh: null,
      locarno: locarnoOf(firstAt(bib, 'classification-locarno')),
      applicants: ownersOf(bib),
      designers: designersOf(bib),
      ...agentsOf(bib),
      filedOn: dayAt(bib, 'application-reference/document-id/date'),
      publishedOn: grantedOn,
      grantedOn,
      termYears: termOf(textAt(bib, 'us-term-of-grant/length-of-grant')),
      events: [],
      family: familyOf(bib),
      priorities: prioritiesOf(bib),
      abstract: specificationOf(root),
      source: 'uspto',
      observedOn: grantedOn,
    },
    drawings: drawingsOf(root),
  }
  return { record }
}

/** `D0982278` → `D982278`, as printed but without commas. */
const designNumber = (text: string | null) => {
  const digits = /^D0*(\d{1,8})$/.exec(text ?? '')?.[1]
  return digits ? `D${digits}` : null
}

/** `29832268` → `29/832,268`, as the office writes it: series (29 for designs, 35 for Hague) and six digits. */
function applicationNumber(text: string | null): string | null {
  const [, series, thousands, rest] = /^(\d{2})(\d{3})(\d{3})$/.exec(text ?? '') ?? []
  return series ? `${series}/${thousands},${rest}` : text
}

/** Design patents have a term of 14 or 15 years; anything else is an error. */
const termOf = (text: string | null) => (text === '14' || text === '15' ? Number(text) : null)

/** `0201` of edition 14 → class 2, subclass 1. Invalid classes are omitted. */
function locarnoOf(classification: Element | null): Locarno[] {
  const edition = Number(textAt(classification, 'edition')) || null
  const codes = ['main-classification', 'further-classification'].flatMap((name) => childrenOf(classification, name))
  const classes = codes.flatMap((code) => {
    const [, main, sub] = /^(\d{2})-?(\d{2})?$/.exec(textOf(code)) ?? []
    const [no, subclass] = [Number(main), Number(sub)]
    return no >= 1 && no <= 32 ? [{ class: no, subclass: subclass || null, edition }] : []
  })
  return [...new Map(classes.map((found) => [`${found.class}-${found.subclass}`, found])).values()]
}

/** The international registration that includes this grant: `DM/206123`. */
function familyOf(bib: Element | null): Registration[] {
  const numbers = allAt(bib, 'hague-agreement-data/international-registration-number').map(
    (element) => /^DM\/?0*(\d{1,7})$/.exec(textOf(element))?.[1],
  )
  return numbers
    .filter((number) => number !== undefined)
    .map((number) => ({ office: 'WO', publicationNumber: `DM/${number}` }))
}

const PRIORITIES_MAX = 50
const NUMBER_MAX = 60

/** A claim without country or number identifies no application, so it is omitted. */
function prioritiesOf(bib: Element | null): Priority[] {
  return allAt(bib, 'priority-claims/priority-claim')
    .slice(0, PRIORITIES_MAX)
    .flatMap((claim) => {
      const country = textAt(claim, 'country')
      const number = lineOf(textAt(claim, 'doc-number'), NUMBER_MAX)
      return country && /^[A-Z]{2}$/.test(country) && number ? { country, number, filedOn: dayAt(claim, 'date') } : []
    })
}
