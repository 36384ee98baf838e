/** Parses one complete XML record of bounded size into a tree. */
import { XmlReader } from '#contracts/core/xml-reader.ts'

export interface Element {
  name: string
  attributes: Record<string, string>
  /** In document order; texts are decoded. */
  children: (Element | string)[]
}

/** `text`: a document without document type. Throws an XmlError. */
export function parseElement(text: string): Element {
  const reader = new XmlReader(text)
  const document: Element = { name: '', attributes: {}, children: [] }
  const open = [document]
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    if (event === 'close') {
      open.pop()
      continue
    }
    const parent = open.at(-1) as Element // never empty: `document` is not closed
    if (event === 'text') {
      parent.children.push(reader.text)
      continue
    }
    const element: Element = { name: reader.name, attributes: reader.attributes(), children: [] }
    parent.children.push(element)
    open.push(element)
  }
  return document.children[0] as Element // the reader rejects a document without an element
}
