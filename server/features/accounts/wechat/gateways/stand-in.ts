/** WeChat in dev mode: the QR code leads to `/__dev/wechat`, a page of ours that plays the phone. */
import { type Wechat, WechatFailure } from '../wechat.ts'

/** Unlike WeChat's opaque codes, these contain the openid. */
export const standInCode = (openid: string) => `stand-in.${openid}`

export const wechatStandIn: Wechat = {
  available: true,
  address: (state, site) => `${site}/__dev/wechat?state=${state}`,
  async identify(code) {
    const openid = /^stand-in\.([\w-]{1,64})$/.exec(code)?.[1]
    if (openid === undefined) throw new WechatFailure('not a stand-in code')
    return { openid, unionid: null }
  },
}
