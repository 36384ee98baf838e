/** Production without an app at WeChat: nobody is shown a code that leads nowhere. */
import { type Wechat, WechatFailure } from '../wechat.ts'

export const noWechat: Wechat = {
  available: false,
  address: () => '',
  identify: () => Promise.reject(new WechatFailure('not configured')),
}
