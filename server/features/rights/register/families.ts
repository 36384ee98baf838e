/** One design registered at several offices is one family: its members name each other by office and publication number. */
import type { Patent } from '#contracts/model/rights/patent.ts'

type Named = Pick<Patent, 'office' | 'publicationNumber' | 'family' | 'source'>

/**
 * What was found, by families: in the order of the first of each, and each family in the order in which its members come.
 * Two belong together where one names the other or both name a third: an earlier member does not know the later ones.
 */
export function familiesOf<Found>(found: readonly Found[], patentOf: (one: Found) => Named): Found[][] {
  const families: Found[][] = []
  const familyOf = new Map<string, Found[]>()
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

/** The number of a sample patent may be that of a real one, which is not of its family. */
const keysOf = ({ office, publicationNumber, family, source }: Named): string[] =>
  [{ office, publicationNumber }, ...family].map(
    (one) => `${source === 'sample'} ${one.office} ${one.publicationNumber}`,
  )
