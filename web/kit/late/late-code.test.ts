import { expect, test } from 'vitest'
import { lateCode } from './late-code.ts'

test('code that could not be fetched is asked for anew, and once it has come it stays', async () => {
  const code = { draw: () => 'drawn' }
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(code)]
  const late = lateCode(() => answers.shift() ?? Promise.reject(new Error('asked once too often')))
  await expect(late.come()).rejects.toThrow('no connection')
  expect(late.here).toBeUndefined()
  expect(await late.come()).toBe(code)
  expect(late.here).toBe(code)
  expect(await late.come()).toBe(code)
})
