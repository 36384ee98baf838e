/**
 * The page that WeChat redirects to after a scan: it asks whether the login is the user's own, then shows the outcome.
 * It needs no script.
 */
import { createHash } from 'node:crypto'
import { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import type { FileAnswer } from '#server/http/context.ts'

export interface Question extends Omit<Body<typeof wechat.decide>, 'decision'> {
  device: string | null
  network: string | null
}
export type Outcome = 'confirmed' | 'refused' | 'expired' | 'failed'

const KEYS = {
  confirmed: { title: 'wechatConfirmed', text: 'wechatConfirmedText' },
  refused: { title: 'wechatRefused', text: 'wechatRefusedText' },
  expired: { title: 'wechatGone', text: 'wechatGoneText' },
  failed: { title: 'wechatFailed', text: 'wechatFailedText' },
} as const

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#16211f,#e9efed);--muted:light-dark(#5b6967,#9aa9a6);
--line:light-dark(#d5dcda,#33403d);--accent:light-dark(#0b6b57,#5fd0b4);--on-accent:light-dark(#fff,#08211b)}
body{display:grid;place-content:center;min-height:100dvh;box-sizing:border-box;margin:0;padding:24px;text-align:center;color:var(--ink);
background:light-dark(#f6f8f7,#101615);font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:26em}h1{margin:0 0 8px;font-size:22px;line-height:1.3}p{margin:0;color:var(--muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:20px 0;padding:16px;text-align:left;
border:1px solid var(--line);border-radius:12px}dt{color:var(--muted)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:12px;margin-top:20px}
button{min-height:48px;padding:8px 16px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;cursor:pointer}
button:first-of-type{border-color:transparent;background:var(--accent);color:var(--on-accent);font-weight:600}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function wechatPage(shown: Question | Outcome, language: Language): FileAnswer {
  if (typeof shown !== 'string') return page(language, 'wechatAsk', decisionForm(shown, language))
  const { title, text } = KEYS[shown]
  return page(language, title, `<p>${messageOf(language, text)}</p>`)
}

function decisionForm({ device, network, ...fields }: Question, language: Language): string {
  const translate = (key: Parameters<typeof messageOf>[1]) => escapeHtml(messageOf(language, key))
  const facts = [
    [translate('wechatAskDevice'), device],
    [translate('wechatAskNetwork'), network],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value ? escapeHtml(value) : translate('wechatAskUnknown')}</dd>`)
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<p>${translate('wechatAskText')}</p>
<dl>${facts.join('')}</dl>
<p>${translate('wechatAskWarning')}</p>
<form method="post" action="${wechat.decide.path}">${hidden.join('')}
<button name="decision" value="confirm">${translate('wechatAskConfirm')}</button>
<button name="decision" value="refuse">${translate('wechatAskRefuse')}</button>
</form>`
}

function page(language: Language, title: Parameters<typeof messageOf>[1], content: string): FileAnswer {
  const heading = messageOf(language, title)
  const body = Buffer.from(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${STYLE}</style>
<main><h1>${heading}</h1>
${content}
</main>
</html>
`)
  return { body, policy: POLICY }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
