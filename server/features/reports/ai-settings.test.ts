import { expect, it } from 'vitest'
import { readEnv } from '#server/app/env.ts'

const KEY = 'sk-abcdef1234567890'
const all = { AI_BASE_URL: 'https://api.example.com/v1/', AI_API_KEY: KEY, AI_MODEL: 'example-1' }
const problemOf = (source: Record<string, string>) => {
  try {
    readEnv(source)
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('reads the language model in both modes, with a default timeout of 25 seconds', () => {
  const ai = { baseUrl: 'https://api.example.com/v1', key: KEY, model: 'example-1', timeoutMs: 25_000 }
  expect(readEnv(all).ai).toEqual(ai)
  expect(readEnv({ ...all, MODE: 'production', AI_TIMEOUT_S: '10' }).ai).toEqual({ ...ai, timeoutMs: 10_000 })
  expect(readEnv({}).ai).toBeUndefined()
})
it('accepts the local simulator in dev mode only', () => {
  expect(readEnv({ AI_BASE_URL: 'local' }).ai).toMatchObject({ baseUrl: 'local', model: 'faithful' })
  expect(problemOf({ ...all, AI_BASE_URL: 'local', MODE: 'production' })).toContain('AI_BASE_URL: expected an address')
})
it.each([
  [{ AI_API_KEY: '' }, 'AI_API_KEY is missing: expected all of AI_BASE_URL, AI_API_KEY, AI_MODEL, or none of them.'],
  [
    { AI_BASE_URL: 'api.example.com' },
    'AI_BASE_URL: expected an address without query and login, such as https://api.example.com/v1.',
  ],
  [
    { AI_BASE_URL: `https://me:${KEY}@example.com/v1` },
    'AI_BASE_URL: expected an address without query and login, such as https://api.example.com/v1.',
  ],
  [{ AI_API_KEY: `${KEY} x` }, 'AI_API_KEY: expected a key without spaces, as the provider gave it.'],
  [{ AI_MODEL: '模型' }, 'AI_MODEL: expected the name of a model, at most 100 characters.'],
  [{ AI_TIMEOUT_S: '60' }, 'AI_TIMEOUT_S=60: expected a whole number of seconds from 1 to 40.'],
])('rejects %j with one line that does not contain the key', (change, line) => {
  const message = problemOf({ ...all, ...change })
  expect(message).toBe(line)
  expect(message).not.toContain(KEY)
})
