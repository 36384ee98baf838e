import { expect, test } from 'vitest'
import { lazyCode } from './lazy-code.ts'

test('retries after a failed load and caches the loaded code', async () => {
  const code = { draw: () => 'drawn' }
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(code)]
  const lazy = lazyCode(() => answers.shift() ?? Promise.reject(new Error('loaded more than once')))
  await expect(lazy.load()).rejects.toThrow('no connection')
  expect(lazy.loaded).toBeUndefined()
  expect(await lazy.load()).toBe(code)
  expect(lazy.loaded).toBe(code)
  expect(await lazy.load()).toBe(code)
})
