/** Alipay's form, read from its markup. Nothing of the markup gets into the page: no element, no attribute, no script. */

export interface PaymentForm {
  action: string
  method: 'get' | 'post'
  fields: readonly (readonly [name: string, value: string])[]
}

/** What stands in markup, before anybody has judged it. */
export interface FoundForm {
  action: string
  method: string
  fields: readonly { tag: string; type: string; name: string; value: string }[]
}

const FIELDS_MAX = 100

/**
 * The one form of the markup, or null: more or none, an address that is not http(s), or anything in it that a person
 * would fill in is no payment.
 */
export function judgeForms(found: readonly FoundForm[]): PaymentForm | null {
  const [form] = found
  if (!form || found.length > 1 || form.fields.length > FIELDS_MAX) return null
  const method = form.method.toLowerCase() || 'get'
  if ((method !== 'get' && method !== 'post') || !isWebAddress(form.action)) return null
  // A button to send it by is harmless, and not taken over.
  const fields = form.fields.filter(({ tag, type }) => !(tag === 'input' && type === 'submit'))
  if (fields.some(({ tag, type, name }) => tag !== 'input' || type !== 'hidden' || !name)) return null
  return { action: form.action, method, fields: fields.map(({ name, value }) => [name, value] as const) }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Reads markup in a document that runs nothing and loads nothing. */
export function readForm(markup: string): PaymentForm | null {
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  const found = [...parsed.querySelectorAll('form')].map((form) => ({
    // By attribute: a field may be called `action` and would answer for the form.
    action: form.getAttribute('action') ?? '',
    method: form.getAttribute('method') ?? '',
    fields: [...form.querySelectorAll('input, select, textarea, button')].map((field) => ({
      tag: field.localName,
      type: (field.getAttribute('type') ?? '').toLowerCase(),
      name: field.getAttribute('name') ?? '',
      value: field.getAttribute('value') ?? '',
    })),
  }))
  return judgeForms(found)
}

/** Builds the form anew in this page and sends it off. */
export function sendForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement('form')
  form.hidden = true
  form.setAttribute('action', action)
  form.setAttribute('method', method)
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // From the prototype: a field may be called `submit`.
  HTMLFormElement.prototype.submit.call(form)
}
