/** The color of a report value, on page and paper: risks by level, losses in red. */
import { riskToneOf } from '../rights/risk-tones.ts'
import type { Unit } from './figure.ts'

/** Units in which a negative number is a loss. A negative change is not. */
const LOSING: readonly Unit[] = ['money', 'roughMoney', 'percent']

export const valueToneOf = (value: number | string | null | undefined, unit: Unit) =>
  typeof value === 'number' && value < 0 && LOSING.includes(unit) ? 'bad' : riskToneOf(value)
