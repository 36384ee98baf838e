import { type Wechat, WechatFailure } from '../wechat.ts'

export const noWechat: Wechat = {
  available: false,
  address: () => '',
  identify: () => Promise.reject(new WechatFailure('not configured')),
}
