import { describe, expect, test } from 'vitest'
import { dayAt, textAt } from './element-walk.ts'
import { parseElement } from './xml-element.ts'

test('reads elements, attributes, texts, references and CDATA in order', () => {
  expect(
    parseElement(
      `<a x="1" y='a &lt; "b"'>one<b/> &amp; <!-- not <this> --><c>&#x201c;<![CDATA[<two> &amp;]]>&#8221;</c><?no x?></a>`,
    ),
  ).toEqual({
    name: 'a',
    attributes: { x: '1', y: 'a < "b"' },
    children: [
      'one',
      { name: 'b', attributes: {}, children: [] },
      ' & ',
      { name: 'c', attributes: {}, children: ['“', '<two> &amp;', '”'] },
    ],
  })
})

describe('reports invalid XML with its line', () => {
  test.each([
    ['<a><b></a>', /<\/a> closes no open element in line 1/],
    ['<a>\n<b>', /<b> is not closed in line 2/],
    ['<a/><b/>', /outside the root/],
    ['text', /outside the root/],
    ['', /no element/],
    ['<a b=c/>', /malformed tag/],
    ['<a b="<"/>', /malformed tag/],
    ['<a>1 < 2</a>', /malformed tag/],
    ['<a>AT&T</a>', /&T.*an unknown reference/],
    ['<a>&lol9;</a>', /&lol9;/],
    ['<a>&#0;</a>', /&#0;/],
    ['<a>&#xD800;</a>', /&#xD800;/],
    ['<a><!-- </a>', /<!-- without an end/],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /malformed tag/],
    ['<a>'.repeat(200), /more than 100 elements/],
  ])('%s', (text, message) => {
    expect(() => parseElement(text)).toThrow(message)
  })
})

test('accepts attribute names that exist on objects', () => {
  const { attributes } = parseElement('<a __proto__="x" constructor="y"/>')
  expect(Object.keys(attributes)).toEqual(['__proto__', 'constructor'])
})

test('rejects input that makes regular expressions slow without delay', () => {
  const hostile = [`<a ${'b="c" '.repeat(100_000)}`, `<a ${' '.repeat(500_000)}`, `<a>${'&'.repeat(300_000)}</a>`]
  for (const text of hostile) expect(() => parseElement(text)).toThrow()
})

test('reads a text as one line and only valid days', () => {
  const element = parseElement('<a><b>\n  one\n  <i>two</i> </b><d>20240229</d><e>20230229</e><f>19041200</f></a>')
  expect(textAt(element, 'b')).toBe('one two')
  expect(['d', 'e', 'f', 'g'].map((path) => dayAt(element, path))).toEqual(['2024-02-29', null, null, null])
})
