/** Production without a WeChat app: no QR code is offered. */
import { type Wechat, WechatFailure } from '../wechat.ts'

export const noWechat: Wechat = {
  available: false,
  address: () => '',
  identify: () => Promise.reject(new WechatFailure('not configured')),
}
