import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../uspto/test-file.test-support.ts'
import { drawingPool } from './drawing-pool.ts'

/** Gives many sheets to a pool; returns the answers and the largest number of unpacked sheets waiting. */
async function takeMany(threads: number, sheets: number) {
  const pool = drawingPool(threads)
  onTestFinished(() => pool.close())
  const folder = testFolder()
  const sheet = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  let [held, most] = [0, 0]
  const answers = Array.from({ length: sheets }, async (_, no) => {
    const unpack = async () => {
      most = Math.max(most, ++held)
      return sheet
    }
    const answer = await pool.convert(unpack, { target: join(folder, `${no}`), most: undefined })
    held--
    return answer
  })
  return { answers: await Promise.all(answers), most }
}

test('unpacks a sheet only when a thread is nearly free, so at most one waits in memory', async () => {
  const { answers, most } = await takeMany(1, 12)
  expect(answers.every((answer) => 'descriptors' in answer)).toBe(true)
  expect(most).toBe(2)
})

test('continues after a sheet that cannot be unpacked', async () => {
  const pool = drawingPool(1)
  onTestFinished(() => pool.close())
  const task = { target: join(testFolder(), 'x'), most: undefined }
  const rejected = Array.from({ length: 3 }, () => pool.convert(async () => Promise.reject(new Error('torn')), task))
  expect((await Promise.allSettled(rejected)).map(({ status }) => status)).toEqual(rejected.map(() => 'rejected'))
  expect(await pool.convert(async () => Buffer.from('no picture'), task)).toEqual({ rejected: 'noPicture' })
})
