/**
 * Login of a website by WeChat's Open Platform:
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 * Its page asks the person, sends them back to us with a code that is good once, and tells us for the code who they are.
 */
import { type Wechat, WechatFailure, type WechatIdentity } from '../wechat.ts'

export interface OpenPlatformSettings {
  readonly appId: string
  readonly secret: string
  /** The origin under which this server is reached: the one that is registered with the app. */
  readonly publicUrl: string
  /** Origin of its calls. */
  readonly api: string
}

export const WECHAT_PAGE = 'https://open.weixin.qq.com/connect/qrconnect'
export const WECHAT_API = 'https://api.weixin.qq.com'
const CALLBACK = '/api/account/wechatCallback'
const TIMEOUT_MS = 8000
/** Answers are a few hundred bytes. */
const LARGEST_ANSWER = 16 * 1024
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
    // The fragment is part of the address, says its documentation: without it the page does not open.
    return `${WECHAT_PAGE}?${query}#wechat_redirect`
  },
  identify: async (code) => identityIn(await answerTo(settings, code, timeoutMs)),
})

async function answerTo(
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
    // Not the error itself: what it says of the request may hold the secret.
    throw new WechatFailure(error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'unreachable')
  }
}

function identityIn(text: string): WechatIdentity {
  const { openid, unionid, errcode } = recordIn(text)
  if (typeof errcode === 'number' && errcode !== 0) throw new WechatFailure(`errcode ${errcode}`)
  if (!isId(openid)) throw new WechatFailure('unreadable answer')
  return { openid, unionid: isId(unionid) ? unionid : null }
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

function recordIn(text: string): Record<string, unknown> {
  try {
    if (text.length <= LARGEST_ANSWER) return Object(JSON.parse(text))
  } catch {
    // What cannot be read says as little as what is too long.
  }
  return {}
}
