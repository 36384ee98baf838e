import type { wechat } from '#contracts/api/wechat.ts'
import type { Handlers } from '#server/http/context.ts'
import { requireCode, requirePhone } from './account.rules.ts'
import { deviceOf } from './device.ts'
import { networkName, networkOf } from './network.ts'
import { sessionOf } from './user-view.ts'
import { askWechat, bindWechat, followWechat } from './wechat.ts'
import { wechatDecided } from './wechat-callback.ts'
import { wechatPage } from './wechat-page.ts'

export const wechatHandlers: Handlers<typeof wechat> = {
  async getWechatQr({ world, body: { ticket = '' }, ip, agent, site }) {
    if (ticket === '') return askWechat(world, networkOf(ip), site)
    const followed = await followWechat(world, ticket, originOf(ip, agent))
    if ('state' in followed) return followed
    return { ticket, state: 'confirmed', seconds: 0, ...(await sessionOf(world, followed)) }
  },
  async bind({ world, body, ip, agent, language }) {
    const [phone, code] = [requirePhone(body.phone), requireCode(body.code)]
    const wanted = { ticket: body.ticket, phone, code, language: body.language ?? language, ip: networkOf(ip) }
    return sessionOf(world, await bindWechat(world, wanted, originOf(ip, agent)))
  },
  async callback({ world, query, language, log }) {
    return { body: wechatPage(await wechatDecided(world, query, log), language) }
  },
}

const originOf = (ip: string, agent: string) => ({
  device: deviceOf(undefined, agent),
  network: networkName(networkOf(ip)),
})
