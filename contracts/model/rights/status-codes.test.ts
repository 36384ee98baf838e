import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLive, MARK_STATUSES } from './status-codes.ts'

it('every code has a text in both languages and a stage', () => {
  expect(MARK_STATUSES.size).toBe(169)
  for (const [code, { zh, en }] of MARK_STATUSES) {
    expect(code).toMatch(/^\d{3}$/)
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[\x20-\x7e’]+$/)
  }
})

it('isLive tells live, dead and undecided codes apart; unknown codes are null', () => {
  expect(['700', '800', '630', '790', '717'].map(isLive)).toEqual([true, true, true, true, true])
  expect(['602', '710', '900', '610'].map(isLive)).toEqual([false, false, false, false])
  expect(['000', '715', '999'].map(isLive)).toEqual([null, null, null])
})

const { REAL_DATA_DIR } = process.env
const table = join(REAL_DATA_DIR ?? '', 'uspto/trademark-status-codes.csv')

it.skipIf(!REAL_DATA_DIR || !existsSync(table))('agrees with the office’s own table in every code', () => {
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1)
  const liveOf = (indicator: string) => (/^Live/.test(indicator) ? true : /^Dead/.test(indicator) ? false : null)
  expect(rows.map((row) => row.slice(0, 3)).toSorted()).toEqual([...MARK_STATUSES.keys()].toSorted())
  for (const row of rows)
    expect([row, isLive(row.slice(0, 3))]).toEqual([row, liveOf(row.slice(row.lastIndexOf(',') + 1).trim())])
})
