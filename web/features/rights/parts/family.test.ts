import { expect, it } from 'vitest'
import { familyLines } from './family.ts'

const AMERICAN = {
  id: 1,
  office: 'US',
  publicationNumber: 'D1012345',
  status: 'inForce',
  endsOn: null,
  counts: true,
} as const
const CHINESE = {
  id: 2,
  office: 'CN',
  publicationNumber: 'CN305123456S',
  status: 'lapsed',
  endsOn: null,
  counts: false,
} as const

it('lists every registration of the design, including registrations that the patent does not name', () => {
  const patent = { publicationNumber: 'D1012345', family: [], design: { offices: [AMERICAN, CHINESE] } }
  expect(familyLines(patent, 'en-US')).toEqual(['United States · D1012345 · In force', 'China · CN305123456S · Lapsed'])
})

it('adds the publication numbers that the patent names but that are not on record', () => {
  const patent = {
    publicationNumber: 'D1012345',
    family: ['CN305123456S', '1700001'],
    design: { offices: [AMERICAN, CHINESE] },
  }
  expect(familyLines(patent, 'en-US').slice(2)).toEqual(['1700001'])
})

it('lists the publication numbers that the patent names if its design is unknown', () => {
  const patent = { publicationNumber: 'D1012345', family: ['CN305123456S'] }
  expect(familyLines({ ...patent, design: null }, 'en-US')).toEqual(['CN305123456S'])
  expect(familyLines({ ...patent, family: [], design: { offices: [AMERICAN] } }, 'en-US')).toEqual([])
})
