import { expect, test } from 'vitest'
import type { Patent, Priority, Registration } from '#contracts/model/rights/patent.ts'
import { familiesOf } from './families.ts'

type Named = Pick<Patent, 'office' | 'publicationNumber' | 'family' | 'priorities' | 'source'>

/** The prefix of the number determines the office. */
const registration = (number: string): Registration => ({
  office: number.startsWith('DM') ? 'WO' : number.startsWith('D') ? 'US' : number.startsWith('CN') ? 'CN' : 'EU',
  publicationNumber: number,
})
const patent = (number: string, family: string[] = [], source: Named['source'] = 'uspto'): Named => ({
  ...registration(number),
  family: family.map(registration),
  priorities: [],
  source,
})
const numbersOf = (...found: ReturnType<typeof patent>[]) =>
  familiesOf(found, (one) => one).map((family) => family.map((one) => one.publicationNumber))

test('members that name each other are one family, at the position of its first member', () => {
  expect(numbersOf(patent('D1', ['CN1']), patent('D2'), patent('CN1', ['D1']))).toEqual([['D1', 'CN1'], ['D2']])
})

test('two members that name the same third patent are one family', () => {
  expect(numbersOf(patent('EU1', ['D1']), patent('CN1', ['D1']))).toEqual([['EU1', 'CN1']])
})

test('a later member that names two families joins them', () => {
  expect(numbersOf(patent('EU1'), patent('D2'), patent('CN1'), patent('D1', ['EU1', 'CN1']))).toEqual([
    ['EU1', 'CN1', 'D1'],
    ['D2'],
  ])
})

test('a sample patent does not belong to the family of a real one with the same number', () => {
  expect(numbersOf(patent('D1', ['CN1']), patent('CN1', [], 'sample'))).toEqual([['D1'], ['CN1']])
})

test('the same number at two offices is not the same patent', () => {
  const japanese: Named = { office: 'JP', publicationNumber: '1900001', family: [], priorities: [], source: 'uspto' }
  const korean: Named = { ...japanese, office: 'KR' }
  const american: Named = { ...patent('D1'), family: [{ office: 'JP', publicationNumber: '1900001' }] }
  expect(familiesOf([american, korean, japanese], (one) => one)).toEqual([[american, japanese], [korean]])
})

const claiming = (number: string, priority: Partial<Priority>, source: Named['source'] = 'uspto'): Named => ({
  ...patent(number, [], source),
  priorities: [{ country: 'CN', number: '202430123456.7', filedOn: null, ...priority }],
})

test('two registrations that claim the same priority are one family in any spelling of its number', () => {
  const found = [claiming('D1', {}), patent('D2'), claiming('EU1', { number: '2024 3 0123456' })]
  expect(numbersOf(...found)).toEqual([['D1', 'EU1'], ['D2']])
})

test('equal priority numbers of two offices, or of a sample and a real patent, make no family', () => {
  const found = [claiming('D1', {}), claiming('D2', { country: 'JP' }), claiming('EU1', {}, 'sample')]
  expect(numbersOf(...found)).toEqual([['D1'], ['D2'], ['EU1']])
})

test('two American patents of one Hague registration are two designs', () => {
  expect(numbersOf(patent('D1', ['DM/206123']), patent('D2', ['DM/206123']))).toEqual([['D1'], ['D2']])
})

test('a Hague registration among the hits belongs to the patent that names it', () => {
  expect(numbersOf(patent('D1', ['DM/206123']), patent('DM/206123'))).toEqual([['D1', 'DM/206123']])
})
