import { createHash } from 'node:crypto'
import { html, Markup } from './html.ts'
import { money } from './money.ts'
import type { Session, SessionHidden } from './objects.ts'
import { STYLE } from './page-style.ts'
import type { PageTexts } from './page-texts.ts'

export interface PayForm {
  email: string
  name: string
  /** Refilled after a mistake; the CVC never is. */
  number?: string
  expiry?: string
  wrong: Partial<Record<'email' | 'name' | 'number' | 'expiry' | 'cvc', string>>
  refused?: string
}

const TEST_CARDS: readonly (readonly [string, keyof PageTexts['cards']])[] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'authenticates'],
  ['4000 0000 0000 0002', 'generic_decline'],
  ['4000 0000 0000 9995', 'insufficient_funds'],
  ['4000 0000 0000 0069', 'expired_card'],
  ['4000 0000 0000 0127', 'incorrect_cvc'],
  ['4000 0000 0000 0119', 'processing_error'],
]

interface Shown {
  object: Session
  hidden: SessionHidden
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** No scripts and no external content; forms may redirect to `target` and the page itself. */
export function policy(target = ''): string {
  // A session placeholder in the host leaves no fixed origin to allow.
  const origin = URL.canParse(target) ? new URL(target).origin : ''
  const allowed = /^[\w:/.[\]-]+$/.test(origin) ? origin : ''
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${allowed}; base-uri 'none'; frame-ancestors 'none'`
}

export function payPage(session: Shown, texts: PageTexts, form: PayForm): string {
  const { object, hidden } = session
  const price = (amount: number) => money(amount, object.currency ?? 'usd', texts.language)
  const total = price(object.amount_total ?? 0)
  const items = hidden.lineItems.map(
    ({ description, quantity, amount_total, price: unit }) =>
      html`<li><span>${description}${
        (quantity ?? 1) > 1 && html`<small>${texts.quantity(quantity ?? 1, price(unit?.unit_amount ?? 0))}</small>`
      }</span><b>${price(amount_total)}</b></li>`,
  )
  return page(
    texts,
    texts.payAmount(total),
    html`<main><section class="side"><div>
<p class="what">${hidden.intent.description ?? texts.order}</p><h1>${total}</h1>
<ul aria-label="${texts.order}">${items}</ul><p class="sum"><span>${texts.total}</span><b>${total}</b></p>
${object.cancel_url && html`<a class="back" href="${object.cancel_url}">${texts.back}</a>`}
</div></section>
<form class="form" method="post" action="/checkout/pay/${object.id}" novalidate>
${form.refused && html`<p class="refused" role="alert">${form.refused}</p>`}
<fieldset><legend>${texts.contact}</legend>
${field(form, { name: 'email', label: texts.email, type: 'email', autocomplete: 'email', value: form.email })}</fieldset>
<fieldset><legend>${texts.card}</legend>
${field(form, { name: 'number', label: texts.number, autocomplete: 'cc-number', hint: '1234 1234 1234 1234', value: form.number })}
<div class="pair">${field(form, { name: 'expiry', label: texts.expiry, autocomplete: 'cc-exp', hint: texts.expiryHint, value: form.expiry })}
${field(form, { name: 'cvc', label: texts.cvc, autocomplete: 'cc-csc', hint: '123' })}</div>
${field(form, { name: 'name', label: texts.name, type: 'text', autocomplete: 'cc-name', value: form.name })}</fieldset>
<button>${texts.payAmount(total)}</button><p class="after">${texts.notKept}</p>
${testCards(texts)}</form></main>`,
  )
}

interface Input {
  name: keyof PayForm['wrong']
  label: string
  autocomplete: string
  type?: string
  value?: string | undefined
  hint?: string
}

function field({ wrong, refused }: PayForm, { name, label, autocomplete, type, value, hint }: Input): Markup {
  const why = wrong[name]
  // Focuses the first wrong field, or the card number after a decline.
  const first = Object.keys(wrong)[0] ?? (refused && 'number')
  const focus = first === name && html`autofocus`
  const state = why ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : html``
  const kind = type ? html`type="${type}"` : html`inputmode="numeric"`
  return html`<div class="field"><label>${label}<input name="${name}" ${kind} autocomplete="${autocomplete}" value="${value}" placeholder="${hint}" maxlength="200" ${state} ${focus}></label>
${why && html`<p class="wrong" id="${name}-wrong">${why}</p>`}</div>`
}

function testCards({ cards, testCards: title, testCardsHint }: PageTexts): Markup {
  return html`<details><summary>${title}</summary><dl>${TEST_CARDS.map(
    ([number, does]) => html`<dt>${number}</dt><dd>${cards[does]}</dd>`,
  )}</dl><p class="after">${testCardsHint}</p></details>`
}

export function authenticationPage({ object, hidden }: Shown, texts: PageTexts): string {
  const amount = money(object.amount_total ?? 0, object.currency ?? 'usd', texts.language)
  return page(
    texts,
    texts.authenticate,
    html`<main class="alone"><form class="panel" method="post"><h1>3D Secure · ${texts.authenticate}</h1><p>${texts.authenticateLead}</p>
<dl><dt>${texts.authenticateAmount}</dt><dd>${amount}</dd><dt>${texts.number}</dt><dd>•••• ${hidden.awaiting?.card.last4}</dd></dl>
<button name="result" value="complete">${texts.complete}</button>
<button name="result" value="fail" class="second">${texts.fail}</button></form></main>`,
  )
}

export function noticePage(
  texts: PageTexts,
  notice: 'completed' | 'expired' | 'unknown' | 'failed',
  back?: string | null,
): string {
  return page(
    texts,
    texts[notice],
    html`<main class="alone"><div class="panel"><h1>${texts[notice]}</h1><p>${texts[`${notice}Lead`]}</p>
${back && html`<a class="button" href="${back}">${texts.backShort}</a>`}</div></main>`,
  )
}

function page(texts: PageTexts, title: string, body: Markup): string {
  return html`<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><p class="local" role="note">${texts.local}</p>${body}</body></html>`.text
}
