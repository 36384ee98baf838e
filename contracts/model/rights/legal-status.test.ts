import { describe, expect, it } from 'vitest'
import { legalStatusOf } from './legal-status.ts'
import type { Office, Patent } from './patent.ts'

const TODAY = '2026-11-15'
type Events = Patent['events']

const standing = (
  office: Office,
  filedOn: string | null,
  grantedOn: string | null,
  events: Events = [],
  termYears: number | null = null,
) => legalStatusOf({ office, filedOn, grantedOn, termYears, events }, TODAY)

describe('a design patent without events', () => {
  it.each([
    ['US', '2015-05-13', '2016-03-01', 'inForce', '2031-03-01', 'grant+15'],
    ['US', '2015-05-12', '2016-03-01', 'inForce', '2030-03-01', 'grant+14'],
    ['US', '2010-06-01', '2011-11-15', 'expired', '2025-11-15', 'grant+14'],
    ['CN', '2021-06-01', '2021-12-07', 'inForce', '2036-06-01', 'filing+15'],
    ['CN', '2021-05-31', '2021-12-07', 'inForce', '2031-05-31', 'filing+10'],
    ['CN', '2016-11-14', '2017-05-02', 'expired', '2026-11-14', 'filing+10'],
    ['JP', '2020-04-01', '2020-12-07', 'inForce', '2045-04-01', 'filing+25'],
    ['JP', '2020-03-31', '2020-12-07', 'inForce', '2040-12-07', 'grant+20'],
    ['KR', '2018-02-28', '2018-10-01', 'inForce', '2038-02-28', 'filing+20'],
    ['EU', '2022-01-10', '2022-01-14', 'inForce', '2027-01-10', 'filing+25/5'],
    ['EU', '2021-11-14', '2021-11-19', 'lapsed', '2026-11-14', 'filing+25/5'],
    ['EU', '2001-11-14', '2001-11-19', 'lapsed', '2006-11-14', 'filing+25/5'],
    ['GB', '2023-05-05', '2023-06-05', 'inForce', '2028-05-05', 'filing+25/5'],
    ['WO', '2024-02-01', '2024-08-01', 'inForce', '2029-02-01', 'filing+15/5'],
    ['AU', '2023-05-05', '2023-06-05', 'unknown', null, null],
  ] as const)(
    'from %s, filed %s, granted %s, is %s until %s by rule %s',
    (office, filed, granted, status, endsOn, rule) => {
      expect(standing(office, filed, granted)).toEqual({ status, endsOn, rule })
    },
  )
})

it('is in force on its last day', () => {
  expect(standing('US', '2010-06-01', '2012-11-15').status).toBe('inForce')
})

it('ends on February 28 if it was filed on February 29 and the year is no leap year', () => {
  expect(standing('CN', '2024-02-29', '2024-08-02').endsOn).toBe('2039-02-28')
})

it('is pending before its grant or without one', () => {
  expect(standing('US', '2026-01-01', '2026-11-17').status).toBe('pending')
  expect(standing('US', '2026-01-01', '2026-11-15').status).toBe('inForce')
  expect(standing('WO', '2026-01-01', null)).toEqual({ status: 'pending', endsOn: null, rule: null })
})

it('a Hague registration ends without renewal, although it has no grant', () => {
  expect(standing('WO', '2018-03-01', null)).toEqual({ status: 'lapsed', endsOn: '2023-03-01', rule: 'filing+15/5' })
  expect(standing('WO', '2010-03-01', null, [{ event: 'renewed', on: '2019-12-01', until: '2025-03-01' }])).toEqual({
    status: 'expired',
    endsOn: '2025-03-01',
    rule: 'filing+15/5',
  })
})

it('each renewal adds five years, up to the longest term', () => {
  const until = (year: number) => ({ event: 'renewed', on: `${year - 5}-01-02`, until: `${year}-01-10` }) as const
  expect(standing('EU', '2017-01-10', '2017-01-12', [until(2027)])).toMatchObject({
    status: 'inForce',
    endsOn: '2027-01-10',
  })
  expect(standing('EU', '2011-01-10', '2011-01-12', [until(2021)])).toMatchObject({
    status: 'lapsed',
    endsOn: '2021-01-10',
  })
  expect(standing('EU', '2001-01-10', '2001-01-12', [until(2031)])).toMatchObject({
    status: 'expired',
    endsOn: '2026-01-10',
  })
})

it('the published term overrides the rule', () => {
  expect(standing('US', '2016-01-01', '2017-01-01', [], 14)).toMatchObject({ endsOn: '2031-01-01', rule: 'grant+14' })
})

it('the first ending event ends the patent on its day, not before', () => {
  const events: Events = [
    { event: 'lapsed', on: '2025-06-01' },
    { event: 'invalidated', on: '2024-06-01' },
    { event: 'renewed', on: '2023-01-01', until: '2028-01-01' },
  ]
  expect(standing('EU', '2018-01-01', '2018-01-05', events)).toEqual({
    status: 'invalidated',
    endsOn: '2024-06-01',
    rule: null,
  })
  expect(standing('US', '2018-01-01', '2019-01-05', [{ event: 'surrendered', on: '2025-01-01' }]).status).toBe('lapsed')
  expect(standing('US', '2018-01-01', '2019-01-05', [{ event: 'surrendered', on: '2026-11-16' }]).status).toBe(
    'inForce',
  )
})

it('an event after the end of the term changes nothing', () => {
  expect(standing('CN', '2012-03-01', '2012-09-05', [{ event: 'lapsed', on: '2024-09-05' }])).toEqual({
    status: 'expired',
    endsOn: '2022-03-01',
    rule: 'filing+10',
  })
})

it('the status is unknown if the start day of its rule is missing', () => {
  for (const office of ['CN', 'US', 'JP'] as const)
    expect(standing(office, null, '2024-01-01')).toEqual({ status: 'unknown', endsOn: null, rule: null })
  expect(standing('US', null, '2024-01-02', [], 15)).toMatchObject({ endsOn: '2039-01-02', rule: 'grant+15' })
  expect(standing('US', null, '2014-01-02')).toMatchObject({ endsOn: '2028-01-02', rule: 'grant+14' })
})
