import type { Party } from '#contracts/model/rights/patent.ts'
import { lineOf } from '../text.ts'
import { allAt, textAt } from '../uspto/element-walk.ts'
import type { Element } from '../uspto/xml-element.ts'

const OWNERS_MAX = 20
const NAME_MAX = 300

/**
 * Current owners. A case file lists the owners at each step with an increasing type: 10 applicant, 20 at publication,
 * 30 at registration, later ones after transfers. The largest type is current.
 */
export function ownersOf(file: Element): Party[] {
  const entries = allAt(file, 'case-file-owners/case-file-owner')
  const typeOf = (owner: Element) => Number(textAt(owner, 'party-type')) || 0
  const latest = Math.max(...entries.map(typeOf))
  return entries
    .filter((owner) => typeOf(owner) === latest)
    .slice(0, OWNERS_MAX)
    .flatMap((owner) => partyOf(owner) ?? [])
}

function partyOf(owner: Element): Party | null {
  const name = lineOf(textAt(owner, 'party-name'), NAME_MAX)
  if (!name) return null
  const state = textAt(owner, 'state')
  const lines = [
    ...['address-1', 'address-2', 'city'].map((part) => textAt(owner, part)),
    state,
    textAt(owner, 'postcode'),
  ]
  // US addresses have a state and no country.
  const country = textAt(owner, 'country') ?? (state ? 'US' : null)
  return {
    name,
    address: lineOf(lines.filter((line) => line !== null).join(', '), NAME_MAX),
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
  }
}
