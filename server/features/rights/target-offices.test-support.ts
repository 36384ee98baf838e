/** Rights for the tests of target offices: a lamp that is registered at four offices, and cases about it. */
import { expect, vi } from 'vitest'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { addPatent, drawnRights, patentFacts } from './picture-search/drawn-rights.test-support.ts'
import { MARK } from './register/rights.test-support.ts'
import { openRightsForWriting } from './register/rights-file.ts'
import { rightsWriter } from './register/rights-writer.ts'

type Found = Required<Output<typeof patents.getPatentInfo>>

const ADDED = '2026-11-01T00:00:00.000Z'
/** A desk lamp that is registered at four offices; the American registration was surrendered. */
export const NUMBERS = { US: 'D1900001', EU: '019000001-0001', CN: 'CN309000001S', JP: '意匠登録第1900001号' }
export const LAMP_CASE = '2026-cv-00417'
export const OWNER_CASE = '2026-cv-00418'
export const PRIORITY = { country: 'US', number: '29/800,123', filedOn: '2025-01-02' }
const OFFICES = ['US', 'EU', 'CN', 'JP'] as const

/** An app whose rights contain the lamp, two marks and two cases. */
export async function openLampRights() {
  const drawn = await drawnRights(['teapot', 'umbrella'])
  for (const office of OFFICES)
    await addPatent(
      drawn.file,
      {
        ...patentFacts('desk-lamp', 1),
        office,
        publicationNumber: NUMBERS[office],
        title: 'Lamp',
        family: OFFICES.filter((other) => other !== office).map((other) => ({
          office: other,
          publicationNumber: NUMBERS[other],
        })),
        priorities: office === 'CN' ? [PRIORITY] : [],
        events: office === 'US' ? [{ event: 'surrendered', on: '2026-01-05' }] : [],
      },
      ['desk-lamp', 3],
      ADDED,
    )
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  writer.putMark({ ...MARK, words: 'QUIMBRO' })
  writer.putMark({ ...MARK, office: 'EU', serialNumber: '018000001', registrationNumber: null, words: 'ZOLVEXA' })
  const facts = {
    court: 'N.D. Ill.',
    filedOn: '2026-02-01',
    plaintiff: 'Desk-Lamp Works LLC',
    lawFirm: null,
    defendants: null,
    kind: 'design',
    stage: 'filed',
    source: 'sample',
    observedOn: '2026-11-01',
  } as const
  writer.putCase({ ...facts, number: LAMP_CASE, rights: [NUMBERS.CN] })
  writer.putCase({ ...facts, number: OWNER_CASE, rights: [] })
  connection.close()
  const t = await testApp({ rights: drawn.rights, search: drawn.search })
  await vi.waitFor(() => expect(drawn.rights.offices(false).marks).toContain('EU'), { timeout: 5000 })
  return {
    seller: () => sellerOf(t),
    async close() {
      await t.close()
      await drawn.close()
    },
  }
}

/** A new seller, with the calls of the tests. */
async function sellerOf(t: TestApp) {
  const caller = t.as(await t.seller())
  const post = async (path: string, body: object) => (await caller.post(path, body)).body.data
  const search = (form: object) => post('/api/AiAmazon/getQueryId', { mold_id: 1, ...form })
  const info = (queryId: string, options: object = {}): Promise<Found> =>
    post('/api/AiAmazon/getPatentInfo', { queryId, ...options })
  const found = async (form: object) => info((await search(form)).queryId)
  const checked = async (listing: object) => {
    const { id } = await post('/api/tort/query', { mold_id: 1, ...listing })
    return (await caller.get(`/api/tort/detail?id=${id}`)).body.data.result
  }
  const listed = async (id: string): Promise<number> => {
    const { row }: Output<typeof patents.queries> = (await caller.get('/api/patent/queries')).body.data
    return row.find(({ queryId }) => queryId === id)?.found ?? -1
  }
  return { caller, post, search, info, found, checked, listed }
}
