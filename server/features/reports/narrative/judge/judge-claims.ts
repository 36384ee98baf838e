import type { Axis } from './axes.ts'
import type { Concept } from './concepts.ts'
import type { Fault } from './judgement.ts'
import { conceptsOn, type PlacedConcept, type Reading, sidesOf } from './reading.ts'

/** On these axes the opposite side contradicts the source; on others it is unverified. */
const CONTRADICTING: Axis[] = ['level', 'trend', 'season', 'entry', 'move']
/** Claims on these axes must be the same in source and rewording. */
const REQUIRED: Axis[] = [
  ...CONTRADICTING,
  'caution',
  'bound',
  'paid',
  'stock',
  'spread',
  'size',
  'barrier',
  'swing',
  'age',
  'extreme',
  'statistic',
  'rival',
  'whole',
  'not',
]
/** Claims on these axes may be left out but not added. */
const OPTIONAL: Axis[] = ['merit', 'metric', 'basis', 'vague']

const unverified = (why: string): Fault => ({ kind: 'unverified', why })

export function claimsFault(expected: Reading, actual: Reading): Fault | null {
  for (const axis of [...REQUIRED, ...OPTIONAL]) {
    const fault =
      addedFault(expected, actual, axis) ?? (REQUIRED.includes(axis) ? missingFault(expected, actual, axis) : null)
    if (fault) return fault
  }
  for (const axis of REQUIRED)
    if (isMixed(expected, axis) && sequence(expected, axis) !== sequence(actual, axis))
      return unverified(`${axis} is about another number`)
  if (conceptsOn(expected, 'not').length !== conceptsOn(actual, 'not').length)
    return unverified('the number of negations differs')
  return placeFault(expected, actual)
}

/** A signed change such as `+5%` replaces a word for its direction. */
const isSigned = ({ figures }: Reading, side: Concept['side']) =>
  figures.some(({ sign }) => sign !== 0 && sign === side)
const saysDirection = (axis: Axis) => axis === 'level' || axis === 'trend' || axis === 'merit'

function addedFault(expected: Reading, actual: Reading, axis: Axis): Fault | null {
  const isAllowed = (side: Concept['side']) =>
    sidesOf(expected, axis).has(side) || (saysDirection(axis) && isSigned(expected, side))
  for (const side of sidesOf(actual, axis)) {
    if (isAllowed(side)) continue
    const isReversed = typeof side === 'number' && CONTRADICTING.includes(axis) && isAllowed(-side as 1 | -1) // a number is 1 or -1
    return isReversed ? { kind: 'contradicts', why: `${axis} is reversed` } : unverified(`${axis} is added`)
  }
  return null
}

function missingFault(expected: Reading, actual: Reading, axis: Axis): Fault | null {
  const actualSides = sidesOf(actual, axis)
  for (const side of sidesOf(expected, axis))
    if (!actualSides.has(side) && !(saysDirection(axis) && isSigned(expected, side)))
      return unverified(`${axis} is missing`)
  return null
}

const isMixed = (expected: Reading, axis: Axis) => sidesOf(expected, axis).size > 1

/** The sides of an axis in order between the numbers (`#`), without repeats: `1;#-1;##`. */
function sequence(reading: Reading, axis: Axis): string {
  const marks = [
    ...conceptsOn(reading, axis).map(({ at, side }) => ({ at, mark: `${side};` })),
    ...reading.figures.map(({ at }) => ({ at, mark: '#' })),
  ].sort((a, b) => a.at - b.at)
  return marks.flatMap(({ mark }, at) => (mark !== '#' && mark === marks[at - 1]?.mark ? [] : [mark])).join('')
}

/** Words of comparison must stay between the same numbers; otherwise the two sides may have been swapped. */
function placeFault(expected: Reading, actual: Reading): Fault | null {
  if (expected.figures.length < 2) return null
  const [expectedThan, actualThan] = [expected, actual].map((each) => [...conceptsOn(each, 'than')]) as [
    PlacedConcept[],
    PlacedConcept[],
  ] // map keeps the length
  if (actualThan.some(({ gap }) => gap === 0) && !expectedThan.some(({ gap }) => gap === 0))
    return unverified('the two sides of the comparison may be swapped')
  for (const axis of ['level', 'rival', 'whole', 'statistic', 'bound', 'extreme'] as const) {
    const [from, to] = [conceptsOn(expected, axis)[0], conceptsOn(actual, axis)[0]]
    if (!from || !to || from.gap === to.gap) continue
    const bridged = axis === 'level' && to.gap === from.gap + 1 && actualThan.some(({ gap }) => gap === from.gap)
    if (!bridged) return unverified(`${axis} is about another number`)
  }
  return null
}
