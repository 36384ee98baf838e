import { describe, expect, test } from 'vitest'
import { dayAt, textAt } from './element-walk.ts'
import { parseElement } from './xml-element.ts'

test('elements, attributes, texts, references and CDATA are read in order', () => {
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

describe('what is no XML is told with its line', () => {
  test.each([
    ['<a><b></a>', /<\/a> closes what is not open in line 1/],
    ['<a>\n<b>', /<b> is not closed in line 2/],
    ['<a/><b/>', /beside the root/],
    ['text', /beside the root/],
    ['', /no element/],
    ['<a b=c/>', /malformed tag/],
    ['<a b="<"/>', /malformed tag/],
    ['<a>1 < 2</a>', /malformed tag/],
    ['<a>AT&T</a>', /&T.*stands for nothing known/],
    ['<a>&lol9;</a>', /&lol9;/],
    ['<a>&#0;</a>', /&#0;/],
    ['<a>&#xD800;</a>', /&#xD800;/],
    ['<a><!-- </a>', /<!-- that does not end/],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /malformed tag/],
    ['<a>'.repeat(200), /more than 100 elements/],
  ])('%s', (text, message) => {
    expect(() => parseElement(text)).toThrow(message)
  })
})

test('a name of an attribute that objects have is only a name', () => {
  const { attributes } = parseElement('<a __proto__="x" constructor="y"/>')
  expect(Object.keys(attributes)).toEqual(['__proto__', 'constructor'])
})

test('what makes patterns stumble is read in no time', () => {
  const hostile = [`<a ${'b="c" '.repeat(100_000)}`, `<a ${' '.repeat(500_000)}`, `<a>${'&'.repeat(300_000)}</a>`]
  for (const text of hostile) expect(() => parseElement(text)).toThrow()
})

test('a text is one line, a day is one of the calendar', () => {
  const element = parseElement('<a><b>\n  one\n  <i>two</i> </b><d>20240229</d><e>20230229</e><f>19041200</f></a>')
  expect(textAt(element, 'b')).toBe('one two')
  expect(['d', 'e', 'f', 'g'].map((path) => dayAt(element, path))).toEqual(['2024-02-29', null, null, null])
})
