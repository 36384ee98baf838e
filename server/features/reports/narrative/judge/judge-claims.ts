/** The claims of a written sentence against those of its source: nothing turned around, nothing added, nothing moved. */
import type { Axis } from './axes.ts'
import type { Concept } from './concepts.ts'
import type { Fault } from './judgement.ts'
import { of, type Placed, type Reading, sidesOf } from './reading.ts'

/** Axes whose other side contradicts. */
const HARD: Axis[] = ['level', 'trend', 'season', 'entry', 'move']
/** Axes that must be spoken of as the source does. */
const KEPT: Axis[] = [
  ...HARD,
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
/** Axes that may be left out, but not brought in. */
const ALLOWED: Axis[] = ['merit', 'metric', 'basis', 'vague']

const loose = (why: string): Fault => ({ kind: 'loose', why })

export function claimsFault(known: Reading, said: Reading): Fault | null {
  for (const axis of [...KEPT, ...ALLOWED]) {
    const fault = addedFault(known, said, axis) ?? (KEPT.includes(axis) ? missingFault(known, said, axis) : null)
    if (fault) return fault
  }
  for (const axis of KEPT)
    if (isMixed(known, axis) && sequence(known, axis) !== sequence(said, axis))
      return loose(`${axis} is said of another number`)
  if (of(known, 'not').length !== of(said, 'not').length) return loose('another number of negations')
  return placeFault(known, said)
}

/** A change with its sign says the same as a word for its direction. */
const isSigned = ({ figures }: Reading, side: Concept['side']) =>
  figures.some(({ sign }) => sign !== 0 && sign === side)
const saysDirection = (axis: Axis) => axis === 'level' || axis === 'trend' || axis === 'merit'

function addedFault(known: Reading, said: Reading, axis: Axis): Fault | null {
  const may = (side: Concept['side']) =>
    sidesOf(known, axis).has(side) || (saysDirection(axis) && isSigned(known, side))
  for (const side of sidesOf(said, axis)) {
    if (may(side)) continue
    const turned = typeof side === 'number' && HARD.includes(axis) && may(-side as 1 | -1) // the other of two sides
    return turned ? { kind: 'contradicts', why: `${axis} is turned around` } : loose(`${axis} is added`)
  }
  return null
}

function missingFault(known: Reading, said: Reading, axis: Axis): Fault | null {
  const there = sidesOf(said, axis)
  for (const side of sidesOf(known, axis))
    if (!there.has(side) && !(saysDirection(axis) && isSigned(known, side))) return loose(`${axis} is missing`)
  return null
}

const isMixed = (known: Reading, axis: Axis) => sidesOf(known, axis).size > 1

/** Sides of an axis among the numbers, each once: `+#-##`. */
function sequence(reading: Reading, axis: Axis): string {
  const marks = [
    ...of(reading, axis).map(({ at, side }) => ({ at, mark: `${side};` })),
    ...reading.figures.map(({ at }) => ({ at, mark: '#' })),
  ].sort((a, b) => a.at - b.at)
  return marks.flatMap(({ mark }, at) => (mark !== '#' && mark === marks[at - 1]?.mark ? [] : [mark])).join('')
}

/** What is compared stays on its side of the word that compares, and rivals keep their number. */
function placeFault(known: Reading, said: Reading): Fault | null {
  if (known.figures.length < 2) return null
  const [knownThan, saidThan] = [known, said].map((each) => [...of(each, 'than')]) as [Placed[], Placed[]] // two in, two out
  if (saidThan.some(({ gap }) => gap === 0) && !knownThan.some(({ gap }) => gap === 0))
    return loose('the comparison may be turned')
  for (const axis of ['level', 'rival', 'whole', 'statistic', 'bound', 'extreme'] as const) {
    const [from, to] = [of(known, axis)[0], of(said, axis)[0]]
    if (!from || !to || from.gap === to.gap) continue
    const bridged = axis === 'level' && to.gap === from.gap + 1 && saidThan.some(({ gap }) => gap === from.gap)
    if (!bridged) return loose(`${axis} is said of another number`)
  }
  return null
}
