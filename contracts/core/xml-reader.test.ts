import { describe, expect, test } from 'vitest'
import { XmlError, XmlReader } from './xml-reader.ts'

function eventsOf(source: string): string[] {
  const reader = new XmlReader(source)
  const events: string[] = []
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    if (event === 'text') events.push(reader.text)
    else if (event === 'close') events.push(`/${reader.name}`)
    else events.push(`${reader.name} ${JSON.stringify(reader.attributes())}`)
  }
  return events
}

test('reads tags, attributes, decoded texts and CDATA in order, with their prefixes', () => {
  expect(
    eventsOf('\ufeff<?xml version="1.0"?>\n<x:a r="1" s=\'&quot;\'>1 &lt; <b/><![CDATA[<2>]]><!-- no --></x:a>\n'),
  ).toEqual(['x:a {"r":"1","s":"\\""}', '1 < ', 'b {}', '/b', '<2>', '/x:a'])
})

describe('rejects malformed XML', () => {
  test.each([
    ['a tag that never ends', '<a><b'],
    ['a text cut off by the end', '<a>text'],
    ['crossed tags', '<a><b></a></b>'],
    ['a second root', '<a/><b/>'],
    ['text after the root', '<a/>text'],
    ['an entity that a document type could define', '<a>&lol;</a>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY lol "lol">]><a/>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['a character that XML forbids', '<a>&#1;</a>'],
    ['nothing', ''],
  ])('%s', (_, source) => {
    expect(() => eventsOf(source)).toThrow(XmlError)
  })
})
