/** The real server for the verification: every interaction runs in a new world, which its states set up. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byProvider, type ProviderName } from '#contracts/api/payment-providers.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { solutionOf } from '#server/features/accounts/caller.test-support.ts'
import { type Bank, bank } from '#server/features/billing/bank.test-support.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue, openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { searchableOf } from '#server/features/catalogue/niche-search.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { rightSearch } from '#server/features/rights/picture-search/right-search.ts'
import { rightsOf } from '#server/features/rights/register/rights.ts'
import { openRights } from '#server/features/rights/register/rights-file.ts'
import { type Call, createClient } from '#web/api/client.ts'
import { Failure } from '#web/api/failure.ts'
import { account } from '../api/accounts/account.ts'
import { addPactProducts } from './catalogue.test-support.ts'
import { BARE_ASIN, BARE_NICHE, LONE_ASIN } from './given.ts'
import { rightsWithNamed } from './rights.test-support.ts'
import { STAND_INS } from './stand-ins.ts'

type Banks = Record<ProviderName, Bank>

/** Runs one interaction at a time. */
export interface Stage {
  readonly url: string
  /** Switches to a new seeded world. */
  begin(): void
  readonly worldId: string
  world(): Promise<DevWorld>
  banks(): Promise<Banks>
  /** Sets the real value of a stand-in in this world. */
  setStandIn(standIn: string | number, value: string | number): void
  standInValue(standIn: string | number): string
  /** Replaces the stand-ins of a request by real values. */
  replaceStandIns(text: string): Promise<string>
  call: Call
  expectFailures(times: number, call: (before: number) => Promise<unknown>): Promise<void>
  /** Delivers a provider's notice unchanged. */
  notify(path: string, notice: Buffer): Promise<void>
  solveChallenge(): Promise<string>
  close(): Promise<void>
}

/** This function is long because its parts share the app and its current world. */
export async function openStage(): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'stage-'))
  const catalogueFile = catalogueWithBareProducts(dir)
  const connection = openCatalogue(catalogueFile)
  const rightsFile = await rightsWithNamed(dir)
  const rights = openRights(rightsFile)
  const search = rightSearch(rightsFile, catalogueFile)
  const banks = new Map<string, Banks>()
  const t = await testApp({
    catalogueFile,
    catalogue: catalogueOf(connection),
    rights: rightsOf(rights),
    search,
    payments: ({ secret }) => {
      const made = byProvider(bank)
      banks.set(secret, made)
      return made
    },
  })
  const url = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
  const values = new Map<string, string>()
  let worlds = 0
  const worldId = () => `pact-${worlds}`
  const inWorld: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-world', worldId())
    return fetch(request)
  }
  const { call } = createClient({
    baseUrl: url,
    fetch: inWorld,
    language: () => 'zh-CN',
    token: () => values.get(STAND_INS.token) ?? '',
  })
  const world = async () => t.app.worlds.get(worldId())
  const stage: Stage = {
    url,
    call,
    world,
    get worldId() {
      return worldId()
    },
    begin() {
      worlds++
      values.clear()
    },
    async banks() {
      const made = banks.get((await world()).secret)
      if (!made) throw new Error('This world has no payment counterparts')
      return made
    },
    setStandIn: (standIn, value) => void values.set(String(standIn), String(value)),
    standInValue: (standIn) => values.get(String(standIn)) ?? '',
    async replaceStandIns(text) {
      let replaced = text
      if (replaced.includes(STAND_INS.robot))
        replaced = replaced.replaceAll(STAND_INS.robot, await stage.solveChallenge())
      for (const [standIn, value] of values) replaced = replaced.replaceAll(standIn, value)
      return replaced
    },
    async expectFailures(times, failingCall) {
      for (let before = 0; before < times; before++) {
        const thrown = await failingCall(before).then(
          () => undefined,
          (failure: unknown) => failure,
        )
        if (!(thrown instanceof Failure))
          throw new Error('A call succeeded that the server should have refused', { cause: thrown })
      }
    },
    async notify(path, notice) {
      await inWorld(`${url}${path}?world=${worldId()}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: new Uint8Array(notice),
      })
    },
    solveChallenge: async () => solutionOf(await call(account.challenge)),
    async close() {
      await t.close()
      connection.close()
      rights.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
  return stage
}

/** Adds products and a niche with only the required facts to the small sample world. */
function catalogueWithBareProducts(dir: string): string {
  const file = join(dir, 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, file)
  const db = openCatalogueForWriting(file)
  db.prepare(
    `INSERT INTO product (marketplace, asin, source, observed_on, title, bullets, category_path, badges, variants, niche_id)
     VALUES ('US', ?, 'sample', '2026-11-15', 'Bare facts', '[]', '[]', '[]', '[]', ?)`,
  ).run(BARE_ASIN, BARE_NICHE)
  db.prepare(
    `INSERT INTO product (marketplace, asin, source, observed_on, title, bullets, category_path, badges, variants)
     VALUES ('IN', ?, 'brightdata', '2026-11-15', 'Lone facts', '[]', '["Home","Mugs"]', '[]', '[]')`,
  ).run(LONE_ASIN)
  const { id, marketplace, source, observedOn, ...facts } = bareNiche
  db.prepare(
    `INSERT INTO niche (id, marketplace, source, observed_on, words, facts, months) VALUES (?, ?, ?, ?, ?, ?, '[]')`,
  ).run(id, marketplace, source, observedOn, JSON.stringify(searchableOf(facts, [], 0)), JSON.stringify(bareNiche))
  addPactProducts(db)
  db.close()
  return file
}

const bareNiche: Niche = {
  id: BARE_NICHE,
  marketplace: 'US',
  source: 'sample',
  observedOn: '2026-11-15',
  owner: null,
  title: 'bare facts',
  zh: null,
  en: null,
  categoryPath: [],
  referenceAsin: BARE_ASIN,
  referenceImageUrl: null,
  topSearchTerms: ['bare facts'],
  summary: {
    searchVolumeT90: null,
    searchVolumeGrowthT90: null,
    searchVolumeT360: null,
    searchVolumeGrowthT180: null,
    searchVolumeGrowthT360: null,
    minimumUnitsSoldT90: null,
    maximumUnitsSoldT90: null,
    minimumUnitsSoldT360: null,
    maximumUnitsSoldT360: null,
    minimumAverageUnitsSoldT360: null,
    maximumAverageUnitsSoldT360: null,
    minimumPrice: null,
    maximumPrice: null,
    avgPrice: null,
    avgPriceT360: null,
    productCount: 1,
    salesPotentialScore: null,
    demand: null,
    category: null,
    nicheType: null,
    returnRateT360: null,
  },
}
