import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogueForWriting } from '#server/features/catalogue/catalogue-file.ts'
import { unpackModel } from './packed-model.ts'
import { renderPool } from './render-pool.ts'
import type { Progress, ReportTask } from './report-task.ts'

const pool = renderPool()
afterAll(() => pool.close())

function makeTask(): { task: ReportTask } {
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

it('makes the next report after one is cancelled midway', async () => {
  const { task } = makeTask()
  const stop = new AbortController()
  const cut = pool.make(task, () => stop.abort(), stop.signal)
  await expect(cut).rejects.toThrow(/abort/i)
  expect(await pool.make(task, () => {})).toMatchObject({ outcome: 'done' })
  expect(readFileSync(task.file).subarray(0, 5).toString()).toBe('%PDF-')
})

it('reports every stage before the result, even if this process was blocked', async () => {
  const { task } = makeTask()
  const stages: Progress['stage'][] = []
  // Blocks this process, so that the other stages and the result arrive at once.
  const busy = () => {
    while (!existsSync(task.file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  await pool.make({ ...task, file: `${task.file}.before` }, () => {})
  await pool.make(task, ({ stage }) => {
    stages.push(stage)
    if (stage === 'reading') setImmediate(busy)
  })
  expect(stages).toEqual(['reading', 'analysing', 'drawing', 'saving'])
})

it('reads what was written to the catalogue since the previous report', async () => {
  const { task } = makeTask()
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
  // The checkpoint succeeds only if no reader holds an older snapshot.
  await expect.poll(() => db.pragma('wal_checkpoint(TRUNCATE)'), { timeout: 10_000 }).toMatchObject([{ busy: 0 }])
  db.close()
  expect(await title()).toBe('A new title')
})
