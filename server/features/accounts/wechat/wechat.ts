export interface WechatIdentity {
  openid: string
  /** WeChat's id of the user across all our apps; null if WeChat did not send it. */
  unionid: string | null
}

export interface Wechat {
  readonly available: boolean
  /**
   * The address encoded in the QR code. WeChat returns `state` to the callback. `site`: our own origin as the browser
   * knows it.
   */
  address(state: string, site: string): string
  /** Exchanges the callback's code for the user's identity. Throws {@link WechatFailure}. */
  identify(code: string): Promise<WechatIdentity>
}

/** Why the exchange failed. The reason is logged, so it contains neither code nor secret. */
export class WechatFailure extends Error {
  override name = 'WechatFailure'
}
