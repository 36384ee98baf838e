import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { data, endpoints } from '#contracts/core/endpoint.ts'
import type { FailureName } from '#contracts/core/failures.ts'
import { object } from '#contracts/core/schema.ts'
import { testApp } from '#server/app/test-app.test-support.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { requireListedRefusals } from './declared.ts'
import { implement } from './implement.ts'
import { countUnderWay } from './under-way.ts'

const calls = endpoints({
  call: {
    method: 'GET',
    path: '/call',
    summary: 'A call',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({})),
    failures: ['emptyAsin'],
  },
})
const refusing = (failure: FailureName) =>
  requireListedRefusals(calls.call, () => {
    throw refuse(failure)
  })

describe('a refusal', () => {
  it.each(['emptyAsin', 'badRequest', 'tooManyAttempts'] as const)(
    'that the contract lists or that every call may use reaches the caller: %s',
    async (failure) => {
      await expect(refusing(failure)).rejects.toEqual(refuse(failure))
    },
  )
  it.each(['asinNotFound', 'fileNotFound'] as const)(
    'that the contract does not list becomes an error: %s',
    async (failure) => {
      await expect(refusing(failure)).rejects.toThrow(`GET /call broke its contract: it refused with ${failure}`)
    },
  )
  it('is checked by the adapter in tests only; production passes it on', async () => {
    const t = await testApp()
    onTestFinished(() => t.close())
    const outcomeWhen = async (checkAnswers: boolean) => {
      const app = fastify()
      app.setErrorHandler((error, _, reply) => reply.send(error instanceof Refusal ? 'refused' : 'fault'))
      const worldOf = () => t.app.worlds.main
      const identify = () => ({ world: worldOf(), user: undefined })
      implement({ app, checkAnswers, underWay: countUnderWay(), worldOf, identify }, calls, {
        call: () => {
          throw refuse('asinNotFound')
        },
      })
      return (await app.inject('/call')).body
    }
    expect([await outcomeWhen(true), await outcomeWhen(false)]).toEqual(['fault', 'refused'])
  })
})
