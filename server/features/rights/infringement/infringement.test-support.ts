import { readdirSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { addPatent, drawnRights, patentFacts } from '../picture-search/drawn-rights.test-support.ts'
import { MARK } from '../register/rights.test-support.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'

const ADDED = '2026-11-01T00:00:00.000Z'
const OWNER = 'Zolvexa Holdings LLC'

/** An app with drawn patents, one of them of the product of the story, two marks and a case about one of them. */
export async function infringementApp() {
  const drawn = await drawnRights()
  const t = await testApp({ rights: drawn.rights, search: drawn.search })
  const { shape } = (await t.app.worlds.get('main')).catalogue.product(STORY.asin, 'US', 0) ?? {}
  if (!shape) throw new Error('The product of the story is drawn')
  const ofProduct = { ...patentFacts('teapot', 1), title: 'Drinking vessel', publicationNumber: 'D1999999' }
  await addPatent(drawn.file, ofProduct, [shape.family, shape.seed], ADDED)
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  writer.putMark({ ...MARK, words: 'ZOLVEXA', owners: [{ name: OWNER, address: null, country: 'US' }] })
  writer.putMark({ ...MARK, serialNumber: '97612204', registrationNumber: '4590786', words: 'QUIMBRO' })
  writer.putCase({
    number: '2026-cv-04711',
    court: 'N.D. Ill.',
    filedOn: '2026-09-01',
    plaintiff: OWNER,
    lawFirm: null,
    kind: 'trademark',
    stage: 'troGranted',
    defendants: 80,
    rights: ['4590785'],
    source: 'uspto',
    observedOn: '2026-11-01',
  })
  connection.close()
  // Readers see new rows only after their shared read transaction ends.
  await vi.waitFor(() => expect(drawn.rights.casesOf(MARK)).toHaveLength(1), { timeout: 5000 })
  let worlds = 0
  /** Logs in a seller in a new world. */
  async function seller() {
    const headers = { 'x-world': `tort-${++worlds}` }
    const caller = t.as(await t.seller(headers), headers)
    const post = async (path: string, body: object) => (await caller.post(path, body)).body
    const get = async (path: string) => (await caller.get(path)).body
    const check = (listing: object) => post('/api/tort/query', { mold_id: 1, ...listing })
    const detail = async (id: number) => (await get(`/api/tort/detail?id=${id}`)).data
    const found = async (listing: object) => detail((await check(listing)).data.id)
    const list = async () => (await get('/api/tort/list')).data
    const power = async () => (await get('/api/account/info')).data.user.power
    const world = await t.app.worlds.get(headers['x-world'])
    return { caller, post, get, check, detail, found, list, power, world, headers }
  }

  async function close() {
    await t.close()
    await drawn.close()
  }
  return { t, drawn, seller, close }
}

/** Names of the stored pictures of checks. */
export const filesOf = ({ files }: { files: string }) => readdirSync(files).filter((name) => name.startsWith('tort-'))
