/** The world of a run: the seller and two other accounts with reports, orders and sessions, identical in every run. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeType } from '#contracts/api/accounts/account.ts'
import { STORY } from '#fixtures/story.ts'
import { solutionOf } from '#server/features/accounts/caller.test-support.ts'
import { issueCode } from '#server/features/accounts/codes.ts'
import { inTests } from '#server/features/billing/providers.test-support.ts'
import { submit } from '#server/features/billing/shop.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { signedQuery } from '#server/platform/signed-address.ts'
import { insertAccounts } from './inhabitants.ts'
import { writePicture } from './searches.ts'
import type { Body, Caller } from './step.ts'
import type { System } from './system.ts'
import { PHONES, REPORTS } from './words.ts'

/** All runs use this world, reset before each run, like the world of `strayed`. */
const WORLD = 'fuzz'
export const WORLD_OF_STRAYED = 'elsewhere'

export interface Scene {
  world: DevWorld
  tokens: Record<Caller, string | undefined> & { stranger: string }
  /** Replaces the marks of a text with values from the world. */
  withMarks(text: string): Promise<string>
  /** Signs a notice, in its body or in a header, depending on the provider. */
  signed(body: Body): { content: string | Buffer; headers: Record<string, string> }
}

export async function openScene(system: System): Promise<Scene> {
  const { app, report } = system
  const world = await app.worlds.reset(await app.worlds.get(WORLD))
  await app.worlds.reset(await app.worlds.get(WORLD_OF_STRAYED))
  const tokens = await insertAccounts(world, system)
  for (const id of [REPORTS.done, REPORTS.nicheDone, REPORTS.neighbour, REPORTS.stranger])
    copyFileSync(report.file, join(world.files, `${id}.pdf`))
  writePicture(world, system.searched)
  const known = new Map<string, string>()
  const marks = marksOf(system, world, tokens)
  return {
    world,
    tokens: { ...tokens, nobody: undefined, unknown: 'no-such-token', strayed: undefined },
    async withMarks(text) {
      for (const [mark, name = ''] of text.matchAll(/~([a-z-]+)~/g)) {
        const make = marks(name)
        if (make && !known.has(mark)) known.set(mark, await make())
      }
      return [...known].reduce((all, [mark, value]) => all.replaceAll(mark, value), text)
    },
    signed: ({ content, signed }) =>
      signed ? inTests[signed].notices.sign(content, system.keys) : { content, headers: {} },
  }
}

/** Returns the function that creates a mark's value; undefined for an unknown mark. */
function marksOf({ url }: System, world: DevWorld, tokens: { seller: string; stranger: string }) {
  const call = async (path: string, body?: object) => {
    const headers = { 'x-world': WORLD, authorization: tokens.seller, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return Object(await answer.json()).data
  }
  const ticket = () => call('/api/account/getWechatQr', {})
  const order = (type: number) => call('/api/order/createOrder', { type, id: 11 })
  const stateOf = (qr: string) => new URL(qr).searchParams.get('state') ?? ''
  return (name: string): (() => Promise<string> | string) | undefined => {
    const [kind, ...rest] = name.split('-')
    const of = rest.join('-')
    if (kind === 'sign')
      return async () => {
        const query = await signedQuery(world, { kind: of, seconds: of === 'takeout' ? 600 : 3600 }, 1)
        return new URLSearchParams(query).get('s') ?? ''
      }
    if (kind === 'code') return () => codeOf(world, of as CodeType) // the words list only valid types
    switch (name) {
      case 'token':
        return () => tokens.seller
      case 'stranger':
        return () => tokens.stranger
      case 'robot':
        return async () => solutionOf(await call('/api/account/challenge'))
      case 'session':
        return async () => (await call('/api/account/sessions'))?.row[0].id ?? ''
      case 'request':
        // The request log survives the reset of its world and continues its numbers.
        return async () => {
          await call('/api/account/info')
          return String(world.requests.latest()[0]?.id)
        }
      case 'ticket':
        return async () => (await ticket()).ticket
      case 'state':
        return async () => stateOf((await ticket()).qr)
      case 'bound':
        return async () => {
          const made = await ticket()
          await call('/__dev/wechat', { state: stateOf(made.qr), act: 'confirm', openid: 'somebody-new' })
          return made.ticket
        }
      case 'payment':
        return async () => /cs_test_\w+/.exec((await order(1))?.url)?.[0] ?? ''
      case 'trade':
        return async () => {
          const made = await order(0)
          // The trade starts when the buyer submits the form.
          if (made) await submit(made.info)
          return made?.order ?? ''
        }
    }
  }
}

async function codeOf(world: DevWorld, type: CodeType): Promise<string> {
  const phone = type === 'register' ? PHONES.newcomer : STORY.account.phone
  const made = await issueCode(world, { phone, type }, `of-the-fuzz-${type}`).catch(() => undefined)
  return made?.kind === 'code' ? made.code : '000000'
}
