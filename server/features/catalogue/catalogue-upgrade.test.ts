import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { DataFileError, openDatabase } from '#server/db/sqlite.ts'
import { catalogueOf } from './catalogue.ts'
import { buildCatalogue, catalogueState } from './catalogue-build.ts'
import { ensureCatalogue, openCatalogue, openCatalogueForWriting } from './catalogue-file.ts'
import { version1 } from './catalogue-version-1.test-support.ts'

const WORLD = { seed: 1, size: 200, now: '2026-11-15T08:00:00.000Z' }
const PATH = '["Kitchen","Mugs"]'
const INDEXES = `SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`

/** A catalogue of version 1 with imported products and one sample row. */
function oldFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'old-')), 'catalogue.sqlite')
  const db = openDatabase(file)
  db.exec(version1)
  const put = db.prepare(
    `INSERT INTO product (marketplace, asin, owner, source, observed_on, title, bullets, category_path, badges, variants)
     VALUES ('US', ?, 0, ?, '2026-10-01', 'A mug', '[]', ?, '[]', '[]')`,
  )
  for (let i = 0; i < 5; i++) put.run(`B0REAL000${i}`, 'brightdata', PATH)
  put.run('B0NOWHERE0', 'brightdata', '[]')
  put.run('B0OLDMADE0', 'sample', PATH)
  db.exec(`INSERT INTO product_history SELECT id, '{}' FROM product WHERE asin = 'B0REAL0001';
    INSERT INTO niche VALUES ('abc', 'US', 'mugs', '杯', 'sample', '2026-10-01', 0, '{}');
    INSERT INTO import_run VALUES (1, 'products', 'a.json', '2026-10-01', 6, 6, 0, 0, 0);
    INSERT INTO meta VALUES ('world', '${JSON.stringify({ version: 1, ...WORLD })}')`)
  db.close()
  return file
}

it('a catalogue of version 1 is upgraded in place to the same schema as a new one', () => {
  const file = oldFile()
  expect(() => openCatalogue(file)).toThrow(DataFileError)
  expect(() => openCatalogue(file)).toThrow(/version 1, .* reads version 6\. .* keeps imported data\.$/)
  ensureCatalogue(file)
  const db = openCatalogue(file)
  const fresh = openCatalogueForWriting(':memory:')
  const shape =
    'SELECT m.name, c.name AS part, c.type FROM sqlite_schema m, pragma_table_info(m.name) c ORDER BY 1, c.cid'
  expect(db.prepare(shape).all()).toEqual(fresh.prepare(shape).all())
  expect(db.prepare(INDEXES).all()).toEqual(fresh.prepare(INDEXES).all())
  expect(db.prepare('SELECT count(*) FROM import_run').pluck().get()).toBe(1)
  expect(db.prepare('SELECT count(*) FROM product_history').pluck().get()).toBe(1)
  expect(db.pragma('foreign_key_check')).toEqual([])
  db.close()
})

/** The indexes of versions 2 and 3 that later versions replaced. */
const FORMER_INDEXES = [
  [
    2,
    `CREATE INDEX product_category ON product (marketplace, category_path, niche_id, owner, asin, source, units, price)
       WHERE source <> 'sample';
     CREATE INDEX product_ranked ON product (marketplace, root_category, owner, rank, bought_past_month, source)
       WHERE source <> 'sample' AND bought_past_month > 0;`,
  ],
  [
    3,
    `CREATE INDEX product_category ON product
       (marketplace, category_path, niche_id, owner, asin, source, units, price, parent_asin) WHERE source <> 'sample';
     CREATE INDEX product_ranked ON product (marketplace, root_category, owner, rank, bought_past_month, source, asin, parent_asin)
       WHERE source <> 'sample' AND bought_past_month > 0;`,
  ],
] as const

const WITHOUT_WEEKS = `
  ALTER TABLE product DROP COLUMN measures;
  ALTER TABLE product_history DROP COLUMN weeks; ALTER TABLE niche DROP COLUMN weeks;
  DROP INDEX keyword_imported; ALTER TABLE keyword DROP COLUMN last_week; ALTER TABLE keyword DROP COLUMN weeks; ALTER TABLE placement DROP COLUMN history;`

it('a catalogue of version 4 gets columns for weeks and keeps its rows', () => {
  const file = oldFile()
  ensureCatalogue(file)
  const old = openDatabase(file)
  old.exec(`${WITHOUT_WEEKS} PRAGMA user_version = 4`)
  old.close()
  ensureCatalogue(file)
  const db = openCatalogue(file)
  for (const table of ['product_history', 'niche', 'keyword'])
    expect(db.prepare(`SELECT count(weeks) FROM ${table}`).pluck().get()).toBe(0)
  expect(db.prepare('SELECT count(*) FROM product').pluck().get()).toBe(7)
  db.close()
})

it('a catalogue of version 5 gets room for imported terms and keeps its own', () => {
  const file = oldFile()
  ensureCatalogue(file)
  const old = openDatabase(file)
  old.exec(`DROP INDEX keyword_imported; ALTER TABLE keyword DROP COLUMN last_week;
    INSERT INTO keyword (id, marketplace, text, niche_id, source, observed_on, searches, facts, weeks)
    VALUES (1, 'US', 'mug', 'abc', 'sample', '2026-10-01', 7, '{}', '[]'); PRAGMA user_version = 5`)
  old.close()
  ensureCatalogue(file)
  expect(openCatalogue(file).prepare('SELECT * FROM keyword').all()).toMatchObject([
    { id: 1, niche_id: 'abc', searches: 7, facts: '{}', weeks: '[]', last_week: null },
  ])
})

it.each(FORMER_INDEXES)('a catalogue of version %d gets the current indexes and keeps its rows', (version, indexes) => {
  const file = oldFile()
  ensureCatalogue(file)
  const old = openDatabase(file)
  old.exec(`DROP INDEX product_category; DROP INDEX product_ranked; ${indexes}
    DROP TABLE observation; ALTER TABLE product DROP COLUMN fact_days; ${WITHOUT_WEEKS} PRAGMA user_version = ${version}`)
  old.close()
  ensureCatalogue(file)
  const db = openCatalogue(file)
  const fresh = openCatalogueForWriting(':memory:')
  expect(db.prepare(INDEXES).all()).toEqual(fresh.prepare(INDEXES).all())
  expect(db.prepare('SELECT count(*) FROM product').pluck().get()).toBe(7)
  expect(db.prepare('SELECT DISTINCT day, count(*) AS count FROM observation').get()).toEqual({
    day: '2026-10-01',
    count: 6,
  })
  db.close()
})

it('an upgraded catalogue finds imported products by niche', () => {
  const file = oldFile()
  ensureCatalogue(file)
  const catalogue = catalogueOf(openCatalogue(file))
  const [mugs] = catalogue.nichesFor('mugs', 'US', 0, 20)
  expect(mugs).toMatchObject({ title: 'Mugs', source: 'brightdata', summary: { productCount: 5 } })
  expect(catalogue.nicheMembers(mugs!, 0, 100).map(({ product }) => product.asin)).not.toContain('B0OLDMADE0')
})

it('building the sample world in an upgraded catalogue adds niches and keeps imports', () => {
  const file = oldFile()
  expect(catalogueState({ file, ...WORLD })).toBe('stale')
  buildCatalogue({ file, ...WORLD })
  expect(catalogueState({ file, ...WORLD })).toBe('fresh')
  const catalogue = catalogueOf(openCatalogue(file))
  expect(catalogue.niche(STORY.niche, 0)?.title).toBe('insulated travel mug')
  expect(catalogue.niche('abc', 0)).toBeUndefined()
  expect(catalogue.product('B0REAL0001', 'US', 0)).toBeDefined()
  expect(catalogue.product('B0OLDMADE0', 'US', 0)).toBeUndefined()
})

it('a damaged old catalogue is rejected with a one-line message and not changed', () => {
  const file = oldFile()
  const bytes = readFileSync(file)
  // Overwrites all pages except the first, which holds the schema.
  bytes.fill(0xff, 4096)
  writeFileSync(file, bytes)
  expect(() => ensureCatalogue(file)).toThrow(DataFileError)
  expect(() => ensureCatalogue(file)).toThrow(/^The data file \S+catalogue\.sqlite is damaged\.[^\n]*$/)
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

it('onUpgrade is called once for an old catalogue and never for a new or current one', () => {
  const upgraded: string[] = []
  const file = oldFile()
  for (const way of ['old', 'up to date']) ensureCatalogue(file, () => upgraded.push(way))
  openCatalogueForWriting(':memory:', () => upgraded.push('new')).close()
  expect(upgraded).toEqual(['old'])
})
