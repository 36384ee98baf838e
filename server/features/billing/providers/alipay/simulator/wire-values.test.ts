import { describe, expect, test } from 'vitest'
import { beijing, endOf, fenOf, instantOf, yuan } from './wire-values.ts'

describe('wire values', () => {
  test.each([
    ['0.01', 1],
    ['0.1', 10],
    [88.8, 8880],
    ['100000000.00', 10_000_000_000],
    ['019.90', 1990],
  ])('%s yuan are %i fen', (text, fen) => expect(fenOf(text)).toBe(fen))
  test.each([
    ['0'],
    ['-0.01'],
    ['0.001'],
    ['1e3'],
    ['100000000.01'],
    ['１'],
    [''],
    [' 1'],
    [null],
    [Number.NaN],
    [[1, 2]],
  ])('%o is not an amount', (text) => expect(fenOf(text)).toBeUndefined())
  test('every amount survives a round trip', () => {
    for (const fen of [1, 10, 99, 100, 101, 1_999, 10_000_000_000]) expect(fenOf(yuan(fen))).toBe(fen)
  })
  test('times are valid Beijing times', () => {
    const time = Date.parse('2026-12-31T16:00:00Z')
    expect(beijing(time)).toBe('2027-01-01 00:00:00')
    expect(instantOf('2027-01-01 00:00:00')).toBe(time)
    expect(instantOf('2027-01-01 00:00')).toBe(time)
    for (const text of ['2027-02-29 00:00:00', '2027-01-01 24:00:00', '2027-01-01', '2027-01-01T00:00:00'])
      expect(instantOf(text), text).toBeUndefined()
  })
  test('a timeout is in minutes, hours, days or until midnight, and at most 15 days', () => {
    const noon = Date.parse('2026-11-21T12:00:00+08:00')
    const end = (timeout: string) => endOf(timeout, noon)
    expect(end('90m')).toBe(noon + 5_400_000)
    expect(end('2h')).toBe(noon + 7_200_000)
    expect(end('15d')).toBe(noon + 15 * 86_400_000)
    expect(end('1c')).toBe(Date.parse('2026-11-22T00:00:00+08:00'))
    expect(endOf('1c', Date.parse('2026-11-22T00:00:00+08:00'))).toBe(Date.parse('2026-11-23T00:00:00+08:00'))
    for (const timeout of ['16d', '0m', '1.5h', '2c', '90']) expect(end(timeout), timeout).toBeUndefined()
  })
})
