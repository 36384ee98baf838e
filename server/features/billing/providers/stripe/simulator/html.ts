/** Escaped markup: html`<p>${name}</p>` escapes the name. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | false | null | undefined

export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((all, part, index) => all + render(values[index - 1]) + part))
}

function render(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object' && value !== null) return value.map(({ text }) => text).join('')
  if (value === false || value === null || value === undefined) return ''
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
