import { expect, test } from 'vitest'
import { lazyCode } from './lazy-code.ts'

test('retries after a failed load and caches the loaded code', async () => {
  const code = { draw: () => 'drawn' }
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(code)]
  const late = lazyCode(() => answers.shift() ?? Promise.reject(new Error('loaded more than once')))
  await expect(late.load()).rejects.toThrow('no connection')
  expect(late.loaded).toBeUndefined()
  expect(await late.load()).toBe(code)
  expect(late.loaded).toBe(code)
  expect(await late.load()).toBe(code)
})
