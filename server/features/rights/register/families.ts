/**
 * One design registered at several offices is one family: its members name each other by office and publication number, or
 * claim the same priority.
 */
import type { Patent, Priority, Registration } from '#contracts/model/rights/patent.ts'

type Named = Pick<Patent, 'office' | 'publicationNumber' | 'family' | 'priorities' | 'source'>

/**
 * What was found, by families: in the order of the first of each, and each family in the order in which its members come.
 * Two belong together where one names the other, both name a third or both claim a priority: an earlier member does not know
 * the later ones.
 */
export function familiesOf<Found>(found: readonly Found[], patentOf: (one: Found) => Named): Found[][] {
  const families: Found[][] = []
  const familyOf = new Map<string, Found[]>()
  const foundKeys = new Set(found.map((one) => ownKey(patentOf(one))))
  const keysOf = (patent: Named) => [
    ownKey(patent),
    ...namedKeys(patent).filter((key) => foundKeys.has(key)),
    ...thirdKeys(patent),
  ]
  for (const one of found) {
    const met = new Set<Found[]>()
    for (const key of keysOf(patentOf(one))) {
      const family = familyOf.get(key)
      if (family) met.add(family)
    }
    const [first = [], ...others] = met
    if (met.size === 0) families.push(first)
    first.push(...others.flat(), one)
    for (const other of others) other.length = 0
    for (const each of first) for (const key of keysOf(patentOf(each))) familyOf.set(key, first)
  }
  return families.filter(({ length }) => length > 0)
}

/** Applicants write an application with and without separators and check digit: `202130123456.7` is `2021 3 0123456`. */
export const priorityKey = ({ country, number }: Priority): string =>
  `${country} ${number
    .toUpperCase()
    .replace(/\.[\dX]$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')}`

/** The number of a sample patent may be that of a real one, which is not of its family. */
const registrationKey = (source: Named['source'], { office, publicationNumber }: Registration) =>
  `${source === 'sample'} ${office} ${publicationNumber}`

const ownKey = (patent: Named) => registrationKey(patent.source, patent)

const namedKeys = ({ family, source }: Named) => family.map((one) => registrationKey(source, one))

/** A Hague registration holds up to a hundred designs, so two that name it may show different ones. */
const isOfOneDesign = ({ office }: Registration) => office !== 'WO'

/** What two members may have in common that is not found itself. */
const thirdKeys = ({ family, priorities, source }: Named) => [
  ...family.filter(isOfOneDesign).map((one) => registrationKey(source, one)),
  ...priorities.map((priority) => `${source === 'sample'} priority ${priorityKey(priority)}`),
]
