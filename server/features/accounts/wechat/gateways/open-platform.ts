/**
 * WeChat's page redirects the user back with a one-time code, which we exchange for the user's ids:
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
import { type Wechat, WechatFailure, type WechatIdentity } from '../wechat.ts'

export interface OpenPlatformSettings {
  readonly appId: string
  readonly secret: string
  /** The public origin of this server, as registered with the app. */
  readonly publicUrl: string
  readonly api: string
}

export const WECHAT_PAGE = 'https://open.weixin.qq.com/connect/qrconnect'
export const WECHAT_API = 'https://api.weixin.qq.com'
const CALLBACK = '/api/account/wechatCallback'
const TIMEOUT_MS = 8000
/** Answers are a few hundred bytes. */
const MAX_ANSWER_LENGTH = 16 * 1024
const ID = /^[\w-]{1,128}$/

export const openPlatform = (settings: OpenPlatformSettings, timeoutMs = TIMEOUT_MS): Wechat => ({
  available: true,
  address(state) {
    const query = new URLSearchParams({
      appid: settings.appId,
      redirect_uri: settings.publicUrl + CALLBACK,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    })
    // The documentation requires the fragment; without it the page does not open.
    return `${WECHAT_PAGE}?${query}#wechat_redirect`
  },
  identify: async (code) => parseIdentity(await exchangeCode(settings, code, timeoutMs)),
})

async function exchangeCode(
  { appId, secret, api }: OpenPlatformSettings,
  code: string,
  timeoutMs: number,
): Promise<string> {
  const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
  try {
    const response = await fetch(`${api}/sns/oauth2/access_token?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return await response.text()
  } catch (error) {
    // Not the error itself: its message may contain the secret.
    throw new WechatFailure(error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'unreachable')
  }
}

function parseIdentity(text: string): WechatIdentity {
  const { openid, unionid, errcode } = parseRecord(text)
  if (typeof errcode === 'number' && errcode !== 0) throw new WechatFailure(`errcode ${errcode}`)
  if (!isId(openid)) throw new WechatFailure('unreadable answer')
  return { openid, unionid: isId(unionid) ? unionid : null }
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

function parseRecord(text: string): Record<string, unknown> {
  try {
    if (text.length <= MAX_ANSWER_LENGTH) return Object(JSON.parse(text))
  } catch {
    // Treated like an oversized answer.
  }
  return {}
}
