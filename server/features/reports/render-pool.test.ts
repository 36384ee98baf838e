import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE, TEST_NOW } from '#server/test-catalogue.test-setup.ts'
import { renderPool } from './render-pool.ts'
import type { ReportTask } from './report-task.ts'

it('a report that is cut off in the middle leaves a pool that makes the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'))
  const pool = renderPool()
  onTestFinished(async () => {
    await pool.close()
    rmSync(folder, { recursive: true })
  })
  const task: ReportTask = {
    ...{ kind: 'asin', catalogueFile: TEST_CATALOGUE, marketplace: 'US', subject: STORY.asin, keyword: null },
    ...{ accountId: 1, language: 'zh-CN' },
    ...{ now: TEST_NOW, file: join(folder, 'report.pdf') },
  }
  const stop = new AbortController()
  const cut = pool.make(task, () => stop.abort(), stop.signal)
  await expect(cut).rejects.toThrow(/abort/i)
  expect(await pool.make(task, () => {})).toMatchObject({ outcome: 'done' })
  expect(readFileSync(task.file).subarray(0, 5).toString()).toBe('%PDF-')
})
