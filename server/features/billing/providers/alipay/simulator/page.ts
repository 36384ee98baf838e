/** The layout of the simulator's pages: everything inline, every value escaped. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '#contracts/model/language.ts'
import { STYLE } from './style.ts'
import { TEXTS } from './texts.ts'

/** Safe markup, created only by `html`, so that foreign text is always escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

type Piece = Markup | string | number | false

/** Escapes interpolated values except markup; false renders nothing. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const put = (piece: Piece | undefined) =>
    piece instanceof Markup ? piece.text : piece === false || piece === undefined ? '' : escapeHtml(String(piece))
  return new Markup(strings.map((string, at) => string + put(pieces[at])).join(''))
}

export interface Page {
  language: Language
  title: string
  body: Markup
  script?: string
}

export function sendPage(reply: FastifyReply, { language, title, body, script }: Page) {
  const nonce = randomBytes(16).toString('base64')
  const texts = TEXTS[language]
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} · ${texts.name}</title>
<link rel="icon" href="data:,"><style nonce="${nonce}">${new Markup(STYLE)}</style>
</head>
<body>
<p class="notice" role="note">${texts.notice}</p>
<header class="head"><span class="mark" aria-hidden="true">¥</span><span class="name">${texts.name}</span></header>
<main class="card">${body}</main>
${script !== undefined && html`<script nonce="${nonce}">${new Markup(script)}</script>`}
</body>
</html>`
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // The address contains the cashier's secret. A stricter policy would send `null` as Origin of the page's own
      // forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(page.text)
}
