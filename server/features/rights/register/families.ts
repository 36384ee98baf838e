/**
 * One design registered at several offices is one family: its members name each other by office and publication number, or
 * claim the same priority.
 */
import type { Patent, Priority, Registration } from '#contracts/model/rights/patent.ts'

type Named = Pick<Patent, 'office' | 'publicationNumber' | 'family' | 'priorities' | 'source'>

/**
 * Groups the hits by family; families and members keep the order of the hits. Two hits are one family if one names the other,
 * if both name a third patent, or if both claim the same priority: older registrations do not name younger ones.
 */
export function familiesOf<Found>(found: readonly Found[], patentOf: (one: Found) => Named): Found[][] {
  const families: Found[][] = []
  const familyOf = new Map<string, Found[]>()
  const foundKeys = new Set(found.map((one) => ownKey(patentOf(one))))
  const keysOf = (patent: Named) => [
    ownKey(patent),
    ...namedKeys(patent).filter((key) => foundKeys.has(key)),
    ...sharedKeys(patent),
  ]
  for (const one of found) {
    const known = new Set<Found[]>()
    for (const key of keysOf(patentOf(one))) {
      const family = familyOf.get(key)
      if (family) known.add(family)
    }
    const [first = [], ...others] = known
    if (known.size === 0) families.push(first)
    first.push(...others.flat(), one)
    for (const other of others) other.length = 0
    for (const each of first) for (const key of keysOf(patentOf(each))) familyOf.set(key, first)
  }
  return families.filter(({ length }) => length > 0)
}

/** Ignores separators and check digit, which applicants may omit: `202130123456.7` equals `2021 3 0123456`. */
export const priorityKey = ({ country, number }: Priority): string =>
  `${country} ${number
    .toUpperCase()
    .replace(/\.[\dX]$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')}`

/** Sample and real patents may share a number, so the key tells them apart. */
const registrationKey = (source: Named['source'], { office, publicationNumber }: Registration) =>
  `${source === 'sample'} ${office} ${publicationNumber}`

const ownKey = (patent: Named) => registrationKey(patent.source, patent)

const namedKeys = ({ family, source }: Named) => family.map((one) => registrationKey(source, one))

/** A Hague registration has up to a hundred designs, so two patents that name it may show different designs. */
const isOfOneDesign = ({ office }: Registration) => office !== 'WO'

/** Keys of patents and priorities that connect two hits without being a hit. */
const sharedKeys = ({ family, priorities, source }: Named) => [
  ...family.filter(isOfOneDesign).map((one) => registrationKey(source, one)),
  ...priorities.map((priority) => `${source === 'sample'} priority ${priorityKey(priority)}`),
]
