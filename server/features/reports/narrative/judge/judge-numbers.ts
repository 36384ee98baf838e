import type { Fault } from './judgement.ts'
import type { FoundNumber } from './numbers.ts'
import { conceptsOn, type Reading } from './reading.ts'
import { isSameNumber } from './same-number.ts'

export function numbersFault(expected: Reading, actual: Reading): Fault | null {
  const all = [...expected.figures, ...expected.periods]
  for (const number of [...actual.figures, ...actual.periods]) {
    if (all.some((each) => isSameNumber(number, each))) continue
    const text = actual.plain.slice(number.at, number.end).trim()
    // A number written as a word may be part of an idiom.
    if (number.isSpelled && number.kind === 'plain') return { kind: 'unverified', why: `"${text}" may be a number` }
    return { kind: 'invented', why: `"${text}" is not in the source` }
  }
  if (!isSame(actual.figures, expected.figures) || !isSame(actual.periods, expected.periods))
    return { kind: 'unverified', why: 'numbers are missing, repeated or in another order' }
  for (const [at, number] of actual.figures.entries()) {
    const fault = signFault(actual, number, at, expected.figures[at]?.sign ?? 0)
    if (fault) return fault
  }
  return null
}

const isSame = (actual: FoundNumber[], expected: FoundNumber[]): boolean =>
  actual.length === expected.length &&
  expected.every((number, at) => {
    const other = actual[at]
    return other !== undefined && isSameNumber(other, number)
  })

/** A change needs its sign or a nearby word for its direction. */
function signFault(actual: Reading, number: FoundNumber, at: number, sign: FoundNumber['sign']): Fault | null {
  if (number.sign === sign && sign !== 0) return null
  if (number.sign !== 0) return { kind: number.sign === -sign ? 'contradicts' : 'unverified', why: 'the sign differs' }
  if (sign === 0) return null
  const near = [...conceptsOn(actual, 'level'), ...conceptsOn(actual, 'trend')].filter(
    ({ gap }) => gap >= at - 1 && gap <= at + 1,
  )
  const same = near.some(({ side }) => side === sign)
  if (!same && near.some(({ side }) => side === -sign))
    return { kind: 'contradicts', why: 'a change goes the other way' }
  return same ? null : { kind: 'unverified', why: 'a change has lost its direction' }
}
