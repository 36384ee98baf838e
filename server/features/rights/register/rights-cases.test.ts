import { expect, it } from 'vitest'
import type { Patent } from '#contracts/model/rights/patent.ts'
import { MARK, newRights, PATENT } from './rights.test-support.ts'

const TODAY = '2026-11-15'
const ADDED = '2023-09-05T10:00:00.000Z'

it('finds cases by right, and enforcing owners under any form of their names', () => {
  const { writer, read } = newRights()
  const patent = { ...PATENT, id: writer.putPatent(PATENT, [], ADDED), views: [] }
  const number = '2026-cv-00417'
  const facts = { number, court: 'N.D. Ill.', filedOn: '2026-02-01', lawFirm: null, defendants: null } as const
  const standing = { kind: 'design', stage: 'filed', source: 'uspto', observedOn: TODAY } as const
  writer.putCase({ ...facts, ...standing, plaintiff: 'BRAXWICK LIVING, INC.', rights: [PATENT.publicationNumber] })
  writer.putCase({
    ...facts,
    ...standing,
    plaintiff: 'Braxwick Living Inc',
    rights: [PATENT.publicationNumber],
    stage: 'settled',
  })
  const rights = read()
  expect(rights.casesOf(patent)).toMatchObject([{ number, stage: 'settled', plaintiff: 'Braxwick Living Inc' }])
  expect(rights.casesOf({ ...MARK, registrationNumber: PATENT.publicationNumber })).toEqual([])
  const ownedBy = (...names: string[]) => ({
    ...patent,
    publicationNumber: 'D1',
    applicants: names.map((name) => ({ name, address: null, country: null })),
  })
  expect(rights.casesOf(ownedBy('Braxwick Living Co., Ltd.'))).toEqual([])
  expect(rights.casesAround(ownedBy('Braxwick Living Co., Ltd.'))).toHaveLength(1)
  expect(rights.casesAround(patent)).toHaveLength(1)
  const enforces = (...names: string[]) => rights.isEnforcer(ownedBy(...names))
  expect([enforces('Braxwick Living GmbH'), enforces('Other', 'braxwick living')]).toEqual([true, true])
  expect([enforces('Living'), enforces()]).toEqual([false, false])
})

it('sample cases concern sample rights only, and real cases real rights only', () => {
  const { writer, read } = newRights()
  const standing = { court: 'N.D. Ill.', filedOn: '2026-02-01', stage: 'filed', observedOn: TODAY } as const
  const unknown = { lawFirm: null, defendants: null }
  const cases = [
    { number: '2026-cv-00417', source: 'sample', plaintiff: 'Braxwick Living', rights: ['D1012345'] },
    { number: '2026-cv-00418', source: 'uspto', plaintiff: 'Zolvexa Works', rights: ['D2'] },
  ] as const
  for (const each of cases)
    writer.putCase({ ...standing, ...unknown, ...each, kind: 'design', rights: [...each.rights] })
  const rights = read()
  const known = (source: Patent['source'], publicationNumber: string, owner: string) => {
    const owners = [{ name: owner, address: null, country: null }]
    const patent = { ...PATENT, publicationNumber, applicants: owners, source }
    const around = rights.casesAround({ ...MARK, owners, source })
    return [rights.casesOf(patent).length, around.length, rights.isEnforcer(patent)]
  }
  expect(known('sample', 'D1012345', 'Braxwick Living LLC')).toEqual([1, 1, true])
  expect(known('uspto', 'D1012345', 'Braxwick Living LLC')).toEqual([0, 0, false])
  expect(known('sample', 'D2', 'Zolvexa Works Inc.')).toEqual([0, 0, false])
  expect(known('uspto', 'D2', 'Zolvexa Works Inc.')).toEqual([1, 1, true])
})
