/** The colour of a value of a report, on page and paper: a risk by its degree, money lost in red. */
import { riskToneOf } from '../rights/risk-tones.ts'
import type { Unit } from './figure.ts'

/** Units in which a number below zero is a loss: profit, its share of price and cost. A change is not one. */
const LOSING: readonly Unit[] = ['money', 'roughMoney', 'percent']

export const valueToneOf = (value: number | string | null | undefined, unit: Unit) =>
  typeof value === 'number' && value < 0 && LOSING.includes(unit) ? 'bad' : riskToneOf(value)
