/**
 * Parses one complete XML record of bounded size into a tree. Supports only the five XML entities and character
 * numbers, so nothing can expand and no external resource is opened.
 */

export interface Element {
  name: string
  attributes: Record<string, string>
  /** In document order; texts are decoded. */
  children: (Element | string)[]
}

/** `message` names the problem and its line, counted from 1 within the text. */
export class XmlError extends Error {
  override name = 'XmlError'
}

/** Maximum nesting: more than any published document has, and safe for recursion. */
const DEPTH_MAX = 100

const OPENING = /<([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const CLOSING = /<\/([A-Za-z_][\w:.-]*)\s*>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Comments and instructions, which are skipped, and CDATA, which is literal text; by begin and end. */
const SPANS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** `text`: a document without document type. Throws {@link XmlError}. */
export function parseElement(text: string): Element {
  const outside: Element = { name: '', attributes: {}, children: [] }
  const open = [outside]
  let at = 0
  const wrong = (what: string): never => {
    throw new XmlError(`${what} in line ${text.slice(0, at).split('\n').length}`)
  }
  const add = (child: Element | string) => {
    const parent = open.at(-1) as Element // never empty: `outside` is not closed
    if (parent !== outside) parent.children.push(child)
    else if (typeof child === 'string' ? child.trim() !== '' : outside.children.length > 0)
      wrong('content outside the root element')
    else if (typeof child !== 'string') outside.children.push(child)
  }

  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const end = next === -1 ? text.length : next
      add(decoded(text.slice(at, end), wrong))
      at = end
      continue
    }
    const isSpan = text[at + 1] === '!' || text[at + 1] === '?'
    const span = isSpan && SPANS.find(([begin]) => text.startsWith(begin, at))
    if (span) {
      const [begin, end] = span
      const last = text.indexOf(end, at + begin.length)
      if (last === -1) wrong(`a ${begin} without an end`)
      if (begin === '<![CDATA[') add(text.slice(at + begin.length, last))
      at = last + end.length
      continue
    }
    CLOSING.lastIndex = at
    const closing = CLOSING.exec(text)
    if (closing) {
      if (open.length === 1 || open.pop()?.name !== closing[1]) wrong(`</${closing[1]}> closes no open element`)
      at = CLOSING.lastIndex
      continue
    }
    OPENING.lastIndex = at
    const [, name, attributes = '', empty] =
      OPENING.exec(text) ?? wrong(`a malformed tag ${JSON.stringify(text.slice(at, at + 20))}`)
    const element = { name: name ?? '', attributes: attributesOf(attributes, wrong), children: [] }
    add(element)
    if (!empty && open.push(element) > DEPTH_MAX) wrong(`more than ${DEPTH_MAX} elements within each other`)
    at = OPENING.lastIndex
  }
  if (open.length > 1) wrong(`<${open.at(-1)?.name}> is not closed`)
  const [root] = outside.children
  return typeof root === 'object' ? root : wrong('no element')
}

function attributesOf(text: string, wrong: (what: string) => never): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  if (text !== '')
    for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
      attributes[name] = decoded(double ?? single ?? '', wrong)
  return attributes
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));|&(?:[\w#.-]{0,30};?)/g

function decoded(text: string, wrong: (what: string) => never): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? ''
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
    return isCharacter(code) ? String.fromCodePoint(code) : wrong(`${all}, an unknown reference,`)
  })
}

/** Characters allowed by XML 1.0. */
const isCharacter = (code: number) =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)
