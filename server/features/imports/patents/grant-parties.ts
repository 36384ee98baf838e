import type { Party } from '#contracts/model/rights/patent.ts'
import { lineOf } from '../text.ts'
import { allAt, firstAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'

const PARTIES_MAX = 50
const NAME_MAX = 300

/** Parties are in `us-parties` since version 4.3, in `parties` before. */
const at = (bib: Element | null, now: string, before: string) =>
  [...allAt(bib, `us-parties/${now}`), ...allAt(bib, `parties/${before}`)].slice(0, PARTIES_MAX)

/**
 * Owners of the patent: the assignees, and applicants who are not inventors; without assignees all applicants; without
 * applicants the inventors, who own it by law.
 */
export function ownersOf(bib: Element | null): Party[] {
  const assignees = allAt(bib, 'assignees/assignee').slice(0, PARTIES_MAX).flatMap(partyOf)
  const applicants = at(bib, 'us-applicants/us-applicant', 'applicants/applicant')
  const others = applicants.filter(({ attributes }) => attributes['app-type'] !== 'applicant-inventor')
  const inventors = () => at(bib, 'inventors/inventor', 'inventors/inventor').flatMap(partyOf)
  const owners = [...assignees, ...(assignees.length > 0 ? others : applicants).flatMap(partyOf)]
  return distinct(owners.length > 0 ? owners : inventors())
}

/** The inventors; in older files, the applicants marked as inventors. */
export function designersOf(bib: Element | null): string[] {
  const inventors = at(bib, 'inventors/inventor', 'inventors/inventor')
  const applicants = at(bib, 'us-applicants/us-applicant', 'applicants/applicant').filter(
    ({ attributes }) => attributes['app-type'] === 'applicant-inventor',
  )
  const names = (inventors.length > 0 ? inventors : applicants).map((person) => nameOf(firstAt(person, 'addressbook')))
  return [...new Set(names.filter((name) => name !== null))]
}

/** Attorneys: the first law firm, and all persons. */
export function agentsOf(bib: Element | null): { agency: string | null; agents: string[] } {
  const books = at(bib, 'agents/agent', 'agents/agent').flatMap((agent) => firstAt(agent, 'addressbook') ?? [])
  const isFirm = (book: Element) => textAt(book, 'orgname') !== null
  const names = (of: Element[]) => [...new Set(of.map(nameOf).filter((name) => name !== null))]
  return { agency: names(books.filter(isFirm))[0] ?? null, agents: names(books.filter((book) => !isFirm(book))) }
}

function partyOf(element: Element): Party[] {
  const book = firstAt(element, 'addressbook') ?? element
  const name = nameOf(book)
  if (!name) return []
  const where = ['street', 'city', 'state', 'postcode'].map((part) => textAt(book, `address/${part}`))
  const country = textAt(book, 'address/country') ?? textAt(element, 'residence/country')
  return [
    {
      name,
      address: lineOf(where.filter((part) => part !== null).join(', '), NAME_MAX),
      country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    },
  ]
}

const nameOf = (book: Element | null) =>
  lineOf(
    textAt(book, 'orgname') ?? [textAt(book, 'first-name'), textAt(book, 'last-name')].filter(Boolean).join(' '),
    NAME_MAX,
  )

/** `HEARTSNUG LLC` and `HeartSnug LLC` are the same party; the first spelling is kept. */
function distinct(parties: Party[]): Party[] {
  const key = ({ name }: Party) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return [...new Map(parties.toReversed().map((party) => [key(party), party])).values()].reverse()
}
