/** Reads the SVG that ECharts writes: elements, attributes and text, and no other XML. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const TOKEN = /<\/[\w:]+>|<([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

const unescapeXml = (text: string) =>
  text.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** Throws if the text is not exactly one element. */
export function svgTree(svg: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [token, name, attributes, closed, text] of svg.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (!parent) throw new Error('the SVG closes more elements than it opens')
    if (text !== undefined) {
      parent.text += unescapeXml(text)
    } else if (name === undefined) {
      if (token.slice(2, -1) !== parent.name) throw new Error(`the SVG closes ${token} inside <${parent.name}>`)
      open.pop()
    } else {
      const element: Element = { name, attributes: attributesOf(attributes ?? ''), children: [], text: '' }
      parent.children.push(element)
      if (!closed) open.push(element)
    }
  }
  const [only] = root.children
  if (!only || open.length !== 1) throw new Error('the SVG is not one whole element')
  return only
}

function attributesOf(text: string): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) out[name!] = unescapeXml(value!)
  // ECharts writes the font as a style; treat each rule as an attribute.
  for (const rule of out.style?.split(';') ?? []) {
    const at = rule.indexOf(':')
    if (at > 0) out[rule.slice(0, at).trim()] = rule.slice(at + 1).trim()
  }
  return out
}
