/** The numbers of a written sentence against those of its source: the same, in the same order, with the same signs. */
import type { Fault } from './judgement.ts'
import type { NumberSaid } from './numbers.ts'
import { of, type Reading } from './reading.ts'
import { isNumber } from './same-number.ts'

export function numbersFault(known: Reading, said: Reading): Fault | null {
  const all = [...known.figures, ...known.periods]
  for (const number of [...said.figures, ...said.periods]) {
    if (all.some((each) => isNumber(number, each))) continue
    const text = said.plain.slice(number.at, number.end).trim()
    // A bare numeral in a word may be an idiom.
    if (number.spelled && number.kind === 'plain') return { kind: 'loose', why: `"${text}" may be a number` }
    return { kind: 'invented', why: `"${text}" is not in the source` }
  }
  if (!isSame(said.figures, known.figures) || !isSame(said.periods, known.periods))
    return { kind: 'loose', why: 'numbers are missing, said again or in another order' }
  for (const [at, number] of said.figures.entries()) {
    const fault = signFault(said, number, at, known.figures[at]?.sign ?? 0)
    if (fault) return fault
  }
  return null
}

const isSame = (said: NumberSaid[], known: NumberSaid[]): boolean =>
  said.length === known.length &&
  known.every((number, at) => {
    const other = said[at]
    return other !== undefined && isNumber(other, number)
  })

/** A change keeps its sign, or has a word of its direction beside it. */
function signFault(said: Reading, number: NumberSaid, at: number, sign: NumberSaid['sign']): Fault | null {
  if (number.sign === sign && sign !== 0) return null
  if (number.sign !== 0) return { kind: number.sign === -sign ? 'contradicts' : 'loose', why: 'the sign is another' }
  if (sign === 0) return null
  const near = [...of(said, 'level'), ...of(said, 'trend')].filter(({ gap }) => gap >= at - 1 && gap <= at + 1)
  const same = near.some(({ side }) => side === sign)
  if (!same && near.some(({ side }) => side === -sign))
    return { kind: 'contradicts', why: 'a change goes the other way' }
  return same ? null : { kind: 'loose', why: 'a change has lost its direction' }
}
