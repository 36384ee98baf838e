import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CodeType } from '#contracts/api/accounts/account.ts'
import { STORY } from '#fixtures/story.ts'
import type { TestApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import type { Challenge } from './robot.ts'

export const SELLER = STORY.account
export const STRANGER = '13900000000'
export const PASSWORD = 'a-new-password'

let worlds = 0

export const encodePayload = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge has no solution')
  return encodePayload({ challenge, solution })
}

/** A caller in a new world, unless `world` names one. */
export const caller = (t: TestApp, language = 'zh-CN', world = `account-${++worlds}`) =>
  callerIn(t, world, language, '198.51.100.1')

function callerIn(t: TestApp, name: string, language: string, address: string) {
  // The forwarded address counts only if the app trusts its proxy.
  const headers = { 'x-world': name, 'accept-language': language, 'x-forwarded-for': address }
  const guest = t.as(undefined, headers)
  const post = async (call: string, body: object) => (await guest.post(`/api/account/${call}`, body)).body
  const solve = async () => solutionOf((await guest.get('/api/account/challenge')).body.data)
  const outbox = async (): Promise<{ to: string; text: string }[]> => (await guest.get('/__dev/outbox')).body.data.row
  return {
    name,
    guest,
    post,
    solve,
    outbox,
    from: (elsewhere: string) => callerIn(t, name, language, elsewhere),
    as: (token: string) => t.as(token, headers),
    world: async (): Promise<DevWorld> => t.app.worlds.get(name),
    advance: (milliseconds: number) => guest.post('/__dev/clock', { advance: milliseconds }),
    getCode: async (phone: string, type: CodeType) => post('getCode', { phone, type, robot: await solve() }),
    /** Requests a code and reads it from the outbox; empty if none was sent. */
    async code(phone: string, type: CodeType): Promise<string> {
      await post('getCode', { phone, type, robot: await solve() })
      const newest = (await outbox())[0]
      return /\d{6}/.exec(newest?.to === phone ? newest.text : '')?.[0] ?? ''
    },
  }
}

export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
