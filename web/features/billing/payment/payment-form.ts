/** Reads Alipay's form from its markup. No element, attribute or script of the markup gets into the page. */

export interface PaymentForm {
  action: string
  method: 'get' | 'post'
  fields: readonly (readonly [name: string, value: string])[]
}

/** A form as found in the markup, not yet validated. */
export interface UncheckedForm {
  action: string
  method: string
  fields: readonly { tag: string; type: string; name: string; value: string }[]
}

const FIELDS_MAX = 100

/** Null unless the markup holds exactly one form with an http(s) address and only hidden fields. */
export function validateForms(found: readonly UncheckedForm[]): PaymentForm | null {
  const [form] = found
  if (!form || found.length > 1 || form.fields.length > FIELDS_MAX) return null
  const method = form.method.toLowerCase() || 'get'
  if ((method !== 'get' && method !== 'post') || !isWebAddress(form.action)) return null
  // A submit button is harmless and omitted.
  const fields = form.fields.filter(({ tag, type }) => !(tag === 'input' && type === 'submit'))
  if (fields.some(({ tag, type, name }) => tag !== 'input' || type !== 'hidden' || !name)) return null
  return { action: form.action, method, fields: fields.map(({ name, value }) => [name, value] as const) }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Parses into an inert document that runs and loads nothing. */
export function parsePaymentForm(markup: string): PaymentForm | null {
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  const found = [...parsed.querySelectorAll('form')].map((form) => ({
    // Reads the attribute, because a field named `action` would shadow the property.
    action: form.getAttribute('action') ?? '',
    method: form.getAttribute('method') ?? '',
    fields: [...form.querySelectorAll('input, select, textarea, button')].map((field) => ({
      tag: field.localName,
      type: (field.getAttribute('type') ?? '').toLowerCase(),
      name: field.getAttribute('name') ?? '',
      value: field.getAttribute('value') ?? '',
    })),
  }))
  return validateForms(found)
}

/** Builds a new form from checked values and submits it. */
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
  // Calls the method of the prototype, because a field named `submit` would shadow it.
  HTMLFormElement.prototype.submit.call(form)
}
