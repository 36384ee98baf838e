import { expect, test } from 'vitest'
import type { Office, Registration } from '#contracts/model/rights/patent.ts'
import { type Design, designHit, designsOf, type FoundPatent, isResult } from './design-hits.ts'
import { newRights, PATENT } from './rights.test-support.ts'

const TODAY = '2026-11-15'
const AMERICAN: Registration = { office: 'US', publicationNumber: 'D1012345' }
const CHINESE: Registration = { office: 'CN', publicationNumber: 'CN305123456S' }

/** A design registered in the US and in China, with helpers that make search hits of its registrations. */
function lamp() {
  const { writer, read } = newRights()
  const [american, chinese] = [
    writer.putPatent({ ...PATENT, ...AMERICAN, family: [CHINESE] }, [], `${TODAY}T00:00:00.000Z`),
    writer.putPatent({ ...PATENT, ...CHINESE, family: [AMERICAN] }, [], `${TODAY}T00:00:00.000Z`),
  ]
  const rights = read()
  const found = (id: number, similarity: number, about: Partial<FoundPatent> = {}): FoundPatent[] => {
    const patent = rights.patent(id, TODAY)
    return patent ? [{ patent, view: 1, similarity, ...about }] : []
  }
  const designs = (targets: Office[], ...all: FoundPatent[][]): Design[] =>
    designsOf(rights, all.flat(), { today: TODAY, targets })
  return { rights, american, chinese, found, designs }
}

test('a design has the similarity and risk of its most similar registration at any office', () => {
  const { rights, american, chinese, found, designs } = lamp()
  const [design] = designs(['US'], found(american, 0.3), found(chinese, 0.9))
  if (!design) throw new Error('One design was found')
  expect(designHit(rights, design, { today: TODAY, targets: ['US'] })).toMatchObject({
    office: 'US',
    similarity: 0.9,
    risk: 'high',
  })
})

test('a design is a result if one of its registrations is similar', () => {
  const { american, chinese, found, designs } = lamp()
  expect(designs(['US'], found(american, 0), found(chinese, 0.9)).map(isResult)).toEqual([true])
  expect(designs(['US'], found(american, 0), found(chinese, 0.004)).map(isResult)).toEqual([false])
})

test('a design keeps its verdict when the target offices show another registration', () => {
  const { american, chinese, found, designs } = lamp()
  const judged = { verdict: 'similar', note: 'Ask the owner' } as const
  const [design] = designs(['US'], found(american, 0.8), found(chinese, 0.9, judged))
  expect(design?.shown).toMatchObject({ patent: { office: 'US' }, ...judged })
})
