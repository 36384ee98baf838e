import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#web/api/browser.test-support.ts'

/** Adds an origin to relative URLs, because Node's Request rejects them. */
class RequestWithOrigin extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://page.test') : input, init)
  }
}

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('starts no workers when the user leaves the form while the challenge loads', async () => {
  const controller = new AbortController()
  const started: string[] = []
  vi.stubGlobal('Worker', function Worker(address: URL) {
    started.push(String(address))
  })
  vi.stubGlobal('Request', RequestWithOrigin)
  vi.stubGlobal('fetch', async () => {
    controller.abort()
    return Response.json({ code: 1, msg: '', data: { parameters: {}, signature: '' } })
  })
  const { solveChallenge } = await import('./solve-challenge.ts')
  await expect(solveChallenge(controller)).rejects.toMatchObject({ name: 'AbortError' })
  expect(started).toEqual([])
})
