/** WeChat in dev mode: the code leads to a page of ours that plays the phone (`/__dev/wechat`), and nothing leaves the machine. */
import { type Wechat, WechatFailure } from '../wechat.ts'

export const wechatStandIn: Wechat = {
  available: true,
  address: (state, site) => `${site}/__dev/wechat?state=${state}`,
  // The page decides by a dev call, which says who it is: there is no code to exchange.
  identify: () => Promise.reject(new WechatFailure('the stand-in gives out no codes')),
}
