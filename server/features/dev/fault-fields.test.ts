import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '#server/app/test-app.test-support.ts'

it('stores and returns only the fields of the contract', async () => {
  const t = await testApp()
  onTestFinished(() => t.close())
  const { body } = await t
    .as()
    .post('/__dev/faults', { call: 'all', latency: { from: 0, to: 1, extra: 1 }, extra: 'x' })
  expect(body.data).toEqual({ call: 'all', latency: { from: 0, to: 1 }, id: 1, seen: 0, hits: 0 })
})
