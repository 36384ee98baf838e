import { encode } from 'uqr'
import type { Language } from '#contracts/model/language.ts'
import type { ErrorNode } from './gateway-error.ts'
import { html, type Markup, type Page } from './page.ts'
import { LEAVE, WATCH } from './scripts.ts'
import { TEXTS, type Texts } from './texts.ts'
import type { Trade } from './trades.ts'
import { yuan } from './wire-values.ts'

const money = (fen: number) => yuan(fen).replace(/\B(?=(\d{3})+\.)/g, ',')
const sum = (fen: number) => html`<p class="sum"><small>¥</small>${money(fen)}</p>`
const line = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

/** `address`: of the cashier's page. `now`: the simulator's time. */
export function cashierPage(language: Language, trade: Trade, address: string, now: number): Page {
  const texts = TEXTS[language]
  const act = (what: string) => `${trade.cashier}/${what}`
  const body = html`<div class="pay" data-status="${trade.status}" data-left="${trade.expires_at - now}" data-state="${act('state')}">
<section class="order">
${trade.refused !== null && html`<p class="alert" role="alert">${texts.refused}</p>`}
<h1>${texts.amount}</h1>${sum(trade.total)}
<dl>${line(texts.subject, trade.subject)}${line(texts.order, trade.out_trade_no)}${line(texts.payTo, trade.app_id)}</dl>
</section>
<section class="till">
<h2>${texts.scan}</h2>${qr(address, texts)}
<p class="left">${texts.remaining} <b role="timer"></b></p>
<p class="hint">${texts.scanHint}</p>
<form method="post">
<button class="first" formaction="${act('pay')}">${texts.pay} ¥${money(trade.total)}</button>
<button formaction="${act('refuse')}">${texts.refuse}</button>
<button class="quiet" formaction="${act('close')}">${texts.close}</button>
</form>
</section></div>`
  return { language, title: texts.scan, body, script: WATCH }
}

/** `back`: the signed address of the merchant's page, if any. */
export function endPage(language: Language, trade: Trade, back: string | null): Page {
  const texts = TEXTS[language]
  if (trade.status === 'TRADE_SUCCESS') return paidPage(language, trade, back)
  const [title, hint] = trade.paid_at === null ? [texts.closed, texts.closedHint] : [texts.refunded, texts.refundedHint]
  const body = html`<div class="end"><span class="sign" aria-hidden="true">–</span><h1>${title}</h1><p>${hint}</p>
<dl>${line(texts.subject, trade.subject)}${line(texts.order, trade.out_trade_no)}</dl><p>${texts.leaving}</p></div>`
  return { language, title, body, script: LEAVE }
}

function paidPage(language: Language, trade: Trade, back: string | null): Page {
  const texts = TEXTS[language]
  const body = html`<div class="end" data-back="${back ?? ''}"><span class="sign good" aria-hidden="true">✓</span>
<h1>${texts.paid}</h1>${sum(trade.total)}
<dl>${line(texts.subject, trade.subject)}${line(texts.order, trade.out_trade_no)}${line(texts.tradeNo, trade.trade_no)}</dl>
<p role="status">${back === null ? texts.leaving : texts.returning}</p>
${back !== null && html`<a class="button first" href="${back}">${texts.return}</a>`}</div>`
  return { language, title: texts.paid, body, script: LEAVE }
}

export function errorPage(language: Language, { sub_code, sub_msg }: ErrorNode): Page {
  const texts = TEXTS[language]
  const body = html`<div class="end"><span class="sign bad" aria-hidden="true">!</span><h1>${texts.failed}</h1>
<p>${texts.failedHint}</p><dl>${line(texts.code, sub_code)}</dl><p>${sub_msg}</p></div>`
  return { language, title: texts.failed, body }
}

export function gonePage(language: Language): Page {
  const texts = TEXTS[language]
  const body = html`<div class="end"><span class="sign" aria-hidden="true">?</span><h1>${texts.gone}</h1><p>${texts.goneHint}</p></div>`
  return { language, title: texts.gone, body }
}

/** Dark on white in both themes, so that cameras can read it. */
function qr(address: string, texts: Texts): Markup {
  const { size, data } = encode(address, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return html`<div class="qr"><svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${texts.qr}" shape-rendering="crispEdges"><path d="${path}"/></svg></div>`
}
