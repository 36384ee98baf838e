/** One design registered at several offices is one family: its members name each other by their publication numbers. */
import type { Patent } from '#contracts/model/rights/patent.ts'

type Named = Pick<Patent, 'publicationNumber' | 'family' | 'source'>

/**
 * What was found, by families: in the order of the first of each, and each family in the order in which its members come.
 * Two belong together where one names the other or both name a third: an earlier member does not know the later ones.
 */
export function familiesOf<Found>(found: readonly Found[], patentOf: (one: Found) => Named): Found[][] {
  const families: Found[][] = []
  const familyOf = new Map<string, Found[]>()
  for (const one of found) {
    const met = new Set<Found[]>()
    for (const number of numbersOf(patentOf(one))) {
      const family = familyOf.get(number)
      if (family) met.add(family)
    }
    const [first = [], ...others] = met
    if (met.size === 0) families.push(first)
    first.push(...others.flat(), one)
    for (const other of others) other.length = 0
    for (const each of first) for (const number of numbersOf(patentOf(each))) familyOf.set(number, first)
  }
  return families.filter(({ length }) => length > 0)
}

/** A made-up number may be that of a real patent: they are no family. */
const numbersOf = ({ publicationNumber, family, source }: Named): string[] =>
  [publicationNumber, ...family].map((number) => `${source === 'sample'} ${number}`)
