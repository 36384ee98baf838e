/** WeChat in dev mode: the QR code leads to a page of ours that plays the phone (`/__dev/wechat`), and nothing leaves the machine. */
import { type Wechat, WechatFailure } from '../wechat.ts'

/** The code of a person: WeChat's say nothing to others, these hold the name. */
export const standInCode = (openid: string) => `stand-in.${openid}`

export const wechatStandIn: Wechat = {
  available: true,
  address: (state, site) => `${site}/__dev/wechat?state=${state}`,
  async identify(code) {
    const openid = /^stand-in\.([\w-]{1,64})$/.exec(code)?.[1]
    if (openid === undefined) throw new WechatFailure('no code of the stand-in')
    return { openid, unionid: null }
  },
}
