import type { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Handlers } from '#server/http/context.ts'
import { networkName, networkOf } from '#server/platform/network.ts'
import { requireCode, requirePhone } from '../account.rules.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { deviceOf } from '../device.ts'
import { sessionOf } from '../user-view.ts'
import { handleWechatCallback, handleWechatDecision } from './wechat-callback.ts'
import { bindWechat, pollWechatLogin, startWechatLogin } from './wechat-login.ts'
import { wechatPage } from './wechat-page.ts'

export const wechatHandlers: Handlers<typeof wechat, AccountsWorld> = {
  async getWechatQr({ world, body: { ticket = '', reopen = false }, ip, agent, site }) {
    const from = originOf(ip, agent)
    if (ticket === '') return startWechatLogin(world, { ip: networkOf(ip), from, site })
    const progress = await pollWechatLogin(world, ticket, { from, reopen })
    if ('state' in progress) return progress
    return { ticket, state: 'confirmed', seconds: 0, ...(await sessionOf(world, progress)) }
  },
  async bind({ world, body, ip, agent, language }) {
    const [phone, code] = [requirePhone(body.phone), requireCode(body.code)]
    const wanted = { ticket: body.ticket, phone, code, language: body.language ?? language, ip: networkOf(ip) }
    const entry = { from: originOf(ip, agent), reopen: body.reopen ?? false }
    return sessionOf(world, await bindWechat(world, wanted, entry))
  },
  callback: async ({ world, query, language }) => wechatPage(await handleWechatCallback(world, query), language),
  decide: async ({ world, body, language, log }) => wechatPage(await handleWechatDecision(world, body, log), language),
}

const originOf = (ip: string, agent: string) => ({
  device: deviceOf(undefined, agent),
  network: networkName(networkOf(ip)),
})
