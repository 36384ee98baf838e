import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { data, endpoints } from '#contracts/core/endpoint.ts'
import { object } from '#contracts/core/schema.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { implement } from './implement.ts'
import { countUnderWay } from './under-way.ts'

const calls = endpoints({
  slow: {
    method: 'GET',
    path: '/slow',
    summary: 'Takes its time',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({})),
    failures: [],
  },
})

it('a stop waits for running work even after its caller has disconnected', async () => {
  const t = await testApp()
  onTestFinished(() => t.close())
  const app = fastify()
  onTestFinished(() => app.close())
  const [begun, held] = [Promise.withResolvers<ServerResponse>(), Promise.withResolvers<object>()]
  app.addHook('preHandler', async (_, { raw }) => begun.resolve(raw))
  const underWay = countUnderWay()
  const worldOf = () => t.app.worlds.main
  const identify = () => ({ world: worldOf(), user: undefined })
  implement({ app, worldOf, identify, underWay, checkAnswers: true }, calls, { slow: () => held.promise })

  const call = request(`${await app.listen({ port: 0, host: '127.0.0.1' })}/slow`).end()
  const hungUp = once(call, 'error')
  const reply = await begun.promise
  const gone = once(reply, 'close')
  call.destroy()
  await Promise.all([hungUp, gone])
  const order: string[] = []
  const stopped = underWay.waitUntilIdle(60_000).then(() => order.push('stopped'))
  await setImmediate()
  order.push('done')
  held.resolve({})
  await stopped
  expect(order).toEqual(['done', 'stopped'])
})

it('a stop waits no longer than its limit', async () => {
  const underWay = countUnderWay()
  underWay.trackWork(new Promise(() => {}))
  await expect(underWay.waitUntilIdle(1)).resolves.toBeUndefined()
})
