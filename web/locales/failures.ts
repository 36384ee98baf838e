/** The few texts that a call itself needs when no answer came. Loaded with the client, outside the lazy languages. */
import type { Language } from '#contracts/model/language.ts'

const zhCN = {
  noNetwork: '网络连接失败，请检查网络后重试',
  timedOut: '请求超时，请稍后重试',
  unreadable: '服务器返回了无法识别的内容，请稍后重试',
}
const enUS: typeof zhCN = {
  noNetwork: 'No connection to the server. Check your network and try again',
  timedOut: 'Request timed out, please try again later',
  unreadable: 'The server answered with something unreadable. Please try again later',
}
export const failures: Record<Language, typeof zhCN> = { 'zh-CN': zhCN, 'en-US': enUS }
