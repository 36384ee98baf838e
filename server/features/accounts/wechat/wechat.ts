/** The seam to WeChat: where somebody confirms a login with their phone, and who it was. */

/** A person as WeChat names them to us. */
export interface WechatIdentity {
  openid: string
  /** WeChat's id of the person across all our apps. Absent if WeChat did not send it. */
  unionid: string | null
}

export interface Wechat {
  /** Whether logins by WeChat are configured. */
  readonly available: boolean
  /** The address that the QR code says. WeChat brings `state` back with what was decided. `site`: our own origin, as the browser knows it. */
  address(state: string, site: string): string
  /** Who has confirmed: exchanges the code that WeChat has sent the browser back with. Throws {@link WechatFailure}. */
  identify(code: string): Promise<WechatIdentity>
}

/** Why WeChat did not tell who it was. The reason goes into the log: it names neither code nor secret. */
export class WechatFailure extends Error {
  override name = 'WechatFailure'
}
