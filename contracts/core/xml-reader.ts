/**
 * Reads XML one tag or text at a time, so that a large document needs no tree. Supports only the five XML entities and
 * character numbers: nothing can expand, no external resource is opened, and a document type is an error.
 */

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

export type XmlEvent = 'open' | 'close' | 'text' | 'end'

/** An empty element produces `open` and `close`. Texts outside the root element are skipped. */
export class XmlReader {
  /** Name of the element that was opened or closed, with its prefix. */
  name = ''
  /** Decoded text of the last `text` event; CDATA and the text around it are separate events. */
  text = ''
  readonly #source: string
  #at = 0
  readonly #open: string[] = []
  #attributes = ''
  #isEmpty = false
  #hasRoot = false

  constructor(source: string) {
    this.#source = source
  }

  /** Throws {@link XmlError} at the first fault. */
  next(): XmlEvent {
    if (this.#isEmpty) {
      this.#isEmpty = false
      return this.#close()
    }
    const source = this.#source
    while (this.#at < source.length) {
      if (source.charCodeAt(this.#at) !== LESS_THAN) {
        const next = source.indexOf('<', this.#at)
        const end = next === -1 ? source.length : next
        this.text = this.#decode(source.slice(this.#at, end))
        this.#at = end
        if (this.#isInside()) return 'text'
        continue
      }
      const mark = source.charCodeAt(this.#at + 1)
      if (mark === SLASH) return this.#readClosing()
      if (mark !== EXCLAMATION && mark !== QUESTION) return this.#readOpening()
      if (this.#readSpan() && this.#isInside()) return 'text'
    }
    if (this.#open.length > 0) this.#fail(`<${this.#open.at(-1)}> is not closed`)
    if (!this.#hasRoot) this.#fail('no element')
    return 'end'
  }

  /** Attributes of the element just opened, decoded; without a prototype. */
  attributes(): Record<string, string> {
    const attributes: Record<string, string> = Object.create(null)
    if (this.#attributes !== '')
      for (const [, name = '', double, single] of this.#attributes.matchAll(ATTRIBUTE))
        attributes[name] = this.#decode(double ?? single ?? '')
    return attributes
  }

  #readOpening(): XmlEvent {
    OPENING.lastIndex = this.#at
    const [, name = '', attributes = '', slash] =
      OPENING.exec(this.#source) ??
      this.#fail(`a malformed tag ${JSON.stringify(this.#source.slice(this.#at, this.#at + 20))}`)
    if (this.#open.length === 0 && this.#hasRoot) this.#fail('content outside the root element')
    this.#hasRoot = true
    this.name = name
    this.#attributes = attributes
    this.#isEmpty = slash === '/'
    if (this.#open.push(name) > DEPTH_MAX) this.#fail(`more than ${DEPTH_MAX} elements within each other`)
    this.#at = OPENING.lastIndex
    return 'open'
  }

  #readClosing(): XmlEvent {
    CLOSING.lastIndex = this.#at
    const [, name] =
      CLOSING.exec(this.#source) ??
      this.#fail(`a malformed tag ${JSON.stringify(this.#source.slice(this.#at, this.#at + 20))}`)
    if (this.#open.at(-1) !== name) this.#fail(`</${name}> closes no open element`)
    this.#at = CLOSING.lastIndex
    return this.#close()
  }

  #close(): XmlEvent {
    this.name = this.#open.pop() ?? ''
    this.#attributes = ''
    return 'close'
  }

  /** Reads a comment, an instruction or CDATA; true for CDATA. */
  #readSpan(): boolean {
    const span = SPANS.find(([begin]) => this.#source.startsWith(begin, this.#at))
    if (!span) {
      this.#readOpening() // fails: no name begins with `!` or `?`
      return false
    }
    const [begin, end] = span
    const from = this.#at + begin.length
    const last = this.#source.indexOf(end, from)
    if (last === -1) this.#fail(`a ${begin} without an end`)
    this.#at = last + end.length
    if (begin !== '<![CDATA[') return false
    this.text = this.#source.slice(from, last)
    return true
  }

  #isInside(): boolean {
    if (this.#open.length === 0 && this.text.trim() !== '') this.#fail('content outside the root element')
    return this.#open.length > 0
  }

  #fail(what: string): never {
    throw new XmlError(`${what} in line ${this.#source.slice(0, this.#at).split('\n').length}`)
  }

  #decode(text: string): string {
    if (!text.includes('&')) return text
    return text.replace(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? ''
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
      return isXmlCharacter(code) ? String.fromCodePoint(code) : this.#fail(`${all}, an unknown reference,`)
    })
  }
}

const [LESS_THAN, SLASH, EXCLAMATION, QUESTION] = [0x3c, 0x2f, 0x21, 0x3f]
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));|&(?:[\w#.-]{0,30};?)/g

/** Characters allowed by XML 1.0. */
const isXmlCharacter = (code: number) =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)
