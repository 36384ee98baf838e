import type { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Handlers } from '#server/http/context.ts'
import { networkName, networkOf } from '#server/platform/network.ts'
import { requireCode, requirePhone } from '../account.rules.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { deviceOf } from '../device.ts'
import { sessionOf } from '../user-view.ts'
import { wechatDecided, wechatReturned } from './wechat-callback.ts'
import { askWechat, bindWechat, followWechat } from './wechat-login.ts'
import { wechatPage } from './wechat-page.ts'

export const wechatHandlers: Handlers<typeof wechat, AccountsWorld> = {
  async getWechatQr({ world, body: { ticket = '', reopen = false }, ip, agent, site }) {
    const from = originOf(ip, agent)
    if (ticket === '') return askWechat(world, { ip: networkOf(ip), from, site })
    const followed = await followWechat(world, ticket, { from, reopen })
    if ('state' in followed) return followed
    return { ticket, state: 'confirmed', seconds: 0, ...(await sessionOf(world, followed)) }
  },
  async bind({ world, body, ip, agent, language }) {
    const [phone, code] = [requirePhone(body.phone), requireCode(body.code)]
    const wanted = { ticket: body.ticket, phone, code, language: body.language ?? language, ip: networkOf(ip) }
    const entry = { from: originOf(ip, agent), reopen: body.reopen ?? false }
    return sessionOf(world, await bindWechat(world, wanted, entry))
  },
  callback: async ({ world, query, language }) => wechatPage(await wechatReturned(world, query), language),
  decide: async ({ world, body, language, log }) => wechatPage(await wechatDecided(world, body, log), language),
}

const originOf = (ip: string, agent: string) => ({
  device: deviceOf(undefined, agent),
  network: networkName(networkOf(ip)),
})
