/** Who stands in a grant: owners, designers, agents. */
import type { Party } from '#contracts/model/rights/patent.ts'
import { lineOf } from '../text.ts'
import { allAt, firstAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'

const PARTIES_MAX = 50
const NAME_MAX = 300

/** Where the parties stand: `us-parties` since version 4.3, `parties` before. */
const at = (bib: Element | null, now: string, before: string) =>
  [...allAt(bib, `us-parties/${now}`), ...allAt(bib, `parties/${before}`)].slice(0, PARTIES_MAX)

/**
 * To whom the patent belongs: the assignees, and applicants beside them who are no inventors; without an assignee all
 * applicants; without those the inventors, to whom the law gives it.
 */
export function ownersOf(bib: Element | null): Party[] {
  const assignees = allAt(bib, 'assignees/assignee').slice(0, PARTIES_MAX).flatMap(partyOf)
  const applicants = at(bib, 'us-applicants/us-applicant', 'applicants/applicant')
  const others = applicants.filter(({ attributes }) => attributes['app-type'] !== 'applicant-inventor')
  const inventors = () => at(bib, 'inventors/inventor', 'inventors/inventor').flatMap(partyOf)
  const owners = [...assignees, ...(assignees.length > 0 ? others : applicants).flatMap(partyOf)]
  return distinct(owners.length > 0 ? owners : inventors())
}

/** The inventors; before they were told apart, the applicants who were inventors. */
export function designersOf(bib: Element | null): string[] {
  const inventors = at(bib, 'inventors/inventor', 'inventors/inventor')
  const applicants = at(bib, 'us-applicants/us-applicant', 'applicants/applicant').filter(
    ({ attributes }) => attributes['app-type'] === 'applicant-inventor',
  )
  const names = (inventors.length > 0 ? inventors : applicants).map((person) => nameOf(firstAt(person, 'addressbook')))
  return [...new Set(names.filter((name) => name !== null))]
}

/** Law firms and persons; of several firms the first. */
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

/** `HEARTSNUG LLC` and `HeartSnug LLC` are one, written as first read. */
function distinct(parties: Party[]): Party[] {
  const key = ({ name }: Party) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return [...new Map(parties.toReversed().map((party) => [key(party), party])).values()].reverse()
}
