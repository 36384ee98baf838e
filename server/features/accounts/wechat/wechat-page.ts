/** The page on which WeChat leaves people after a login: it says how it went on, where to look next, and nothing that came in. */
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'

export type Outcome = 'confirmed' | 'refused' | 'expired' | 'failed'

const KEYS = {
  confirmed: { title: 'wechatConfirmed', text: 'wechatConfirmedText' },
  refused: { title: 'wechatRefused', text: 'wechatRefusedText' },
  expired: { title: 'wechatGone', text: 'wechatGoneText' },
  failed: { title: 'wechatFailed', text: 'wechatFailedText' },
} as const

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#16211f,#e9efed);--muted:light-dark(#5b6967,#9aa9a6)}
body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;text-align:center;color:var(--ink);
background:light-dark(#f6f8f7,#101615);font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}p{max-width:26em;margin:0;color:var(--muted)}`

export function wechatPage(outcome: Outcome, language: Language): Buffer {
  const { title, text } = KEYS[outcome]
  const [heading, hint] = [messageOf(language, title), messageOf(language, text)]
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${STYLE}</style>
<main><h1>${heading}</h1><p>${hint}</p></main>
</html>
`)
}
