/** The page on which WeChat leaves people after a login: it says how it went on, where to look next, and nothing that came in. */
import type { Language } from '#contracts/model/language.ts'

export type Outcome = 'confirmed' | 'refused' | 'expired' | 'failed'

const TEXTS: Readonly<Record<Language, Readonly<Record<Outcome, readonly [title: string, text: string]>>>> = {
  'zh-CN': {
    confirmed: ['已确认登录', '请回到您打开登录页的浏览器，登录会自动完成。'],
    refused: ['已取消登录', '如需登录，请回到登录页刷新二维码。'],
    expired: ['二维码已失效', '请回到登录页刷新二维码，然后重新扫码。'],
    failed: ['微信登录未完成', '暂时无法向微信确认您的身份，请回到登录页刷新二维码后重试。'],
  },
  'en-US': {
    confirmed: ['Login confirmed', 'Go back to the browser with the login page. It logs you in by itself.'],
    refused: ['Login cancelled', 'To log in after all, refresh the QR code on the login page.'],
    expired: ['This QR code has expired', 'Refresh the QR code on the login page, then scan it again.'],
    failed: ['The login was not completed', 'WeChat could not confirm who you are. Refresh the QR code and try again.'],
  },
}

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#16211f,#e9efed);--muted:light-dark(#5b6967,#9aa9a6)}
body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;text-align:center;color:var(--ink);
background:light-dark(#f6f8f7,#101615);font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}p{max-width:26em;margin:0;color:var(--muted)}`

export function wechatPage(outcome: Outcome, language: Language): Buffer {
  const [title, text] = TEXTS[language][outcome]
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>
`)
}
