import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-rows.ts'
import { unpackModel } from './packed-model.ts'
import { renderPool } from './render-pool.ts'
import type { Progress, ReportTask } from './report-task.ts'

const pool = renderPool()
afterAll(() => pool.close())

/** A task with a folder of its own. */
function given(): { task: ReportTask } {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const task: ReportTask = {
    kind: 'asin',
    catalogueFile: TEST_CATALOGUE,
    pictures: '',
    marketplace: 'US',
    subject: STORY.asin,
    keyword: null,
    accountId: 1,
    language: 'zh-CN',
    now: TEST_NOW,
    file: join(folder, 'report.pdf'),
  }
  return { task }
}

it('a report that is cut off in the middle leaves a pool that makes the next one', async () => {
  const { task } = given()
  const stop = new AbortController()
  const cut = pool.make(task, () => stop.abort(), stop.signal)
  await expect(cut).rejects.toThrow(/abort/i)
  expect(await pool.make(task, () => {})).toMatchObject({ outcome: 'done' })
  expect(readFileSync(task.file).subarray(0, 5).toString()).toBe('%PDF-')
})

it('every stage is told before the report is there, however late this process comes to hear of them', async () => {
  const { task } = given()
  const told: Progress['stage'][] = []
  // As a busy process: it hears of the other stages and of the result all at once.
  const busy = () => {
    while (!existsSync(task.file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  await pool.make({ ...task, file: `${task.file}.before` }, () => {})
  await pool.make(task, ({ stage }) => {
    told.push(stage)
    if (stage === 'reading') setImmediate(busy)
  })
  expect(told).toEqual(['reading', 'analysing', 'drawing', 'saving'])
})

it('a report sees what was written into the catalogue after the one before it', async () => {
  const { task } = given()
  const catalogueFile = join(dirname(task.file), 'catalogue.sqlite')
  copyFileSync(TEST_CATALOGUE, catalogueFile)
  const title = async () => {
    const result = await pool.make({ ...task, catalogueFile }, () => {})
    if (result.outcome !== 'done') throw new Error(`The report is ${result.outcome}`)
    return unpackModel(result.model).title
  }
  expect(await title()).not.toBe('A new title')
  const db = openCatalogueForWriting(catalogueFile)
  db.prepare('UPDATE product SET title = ? WHERE asin = ? AND marketplace = ?').run('A new title', STORY.asin, 'US')
  // Nobody reads in an older state any more once the log could be folded back.
  await expect.poll(() => db.pragma('wal_checkpoint(TRUNCATE)'), { timeout: 10_000 }).toMatchObject([{ busy: 0 }])
  db.close()
  expect(await title()).toBe('A new title')
})
