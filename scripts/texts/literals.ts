/** Finds displayed text that is in the code instead of a catalogue. */
import { type Expression, type JSXAttributeItem, type ObjectExpression, Visitor } from 'oxc-parser'
import type { Finding } from './finding.ts'
import { ANY, readingsOf, type Source } from './readings.ts'
import { HAN, isTerm } from './terms.ts'
import { nameOf } from './uses.ts'

/** Displayed or spoken attributes of elements and components. */
const SHOWN = new Set(
  [
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption description error',
    'heading hint label legend message nothingFoundMessage placeholder subtitle text title tooltip',
  ].flatMap((line) => line.split(' ')),
)
/** Calls that display their first argument. */
const TOASTS = /^(toast\.(success|refusal)|notifications\.show)$/
/** Calls that draw one of their first two arguments into a PDF. */
const DRAWN = /^(drawLine|drawLines|wrap|fitOnOneLine|drawableText)$/

/** Formatting that ignores our digit grouping and dates. */
const FORMATTING = /^(toFixed|toLocale(Date|Time)?String)$/
const FORMATS = /^Intl\.(NumberFormat|DateTimeFormat)$/
const OWN_FORMAT = 'bypasses our formats: use number.ts, money.ts or date.ts of contracts/model'

/** Literal texts between tags, in displayed attributes, in toasts, in PDFs and as `msg`; and any Chinese. */
export function literalsIn(source: Source): Finding[] {
  const findings = new Map<number, Finding>()
  const found = (start: number, text: string, where: string) => {
    if (findings.has(start)) return
    findings.set(start, { file: source.file, line: source.lineAt(start), what: `“${text.trim()}” ${where}` })
  }
  const look = (node: Expression, where: string) => {
    const text = readingsOf(node).find(hasWords)
    if (text !== undefined) found(node.start, text, where)
  }
  // Content of <code> is code.
  let codeUntil = 0
  new Visitor({
    JSXText: ({ start, value }) => {
      if (start >= codeUntil && hasWords(value)) found(start, value, 'is a literal between tags')
    },
    JSXElement: ({ openingElement: { name }, children, end }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'code') codeUntil = end
      if (end <= codeUntil) return
      for (const child of children) {
        if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') continue
        look(child.expression, 'is a literal between tags')
      }
    },
    JSXOpeningElement: ({ attributes }) => {
      for (const [name, value] of attributes.flatMap(shownAttribute)) look(value, `is the ${name}`)
    },
    ObjectExpression: (object) => {
      for (const [name, value] of shownProperties(object))
        look(value, name === 'msg' ? 'is sent as msg' : `is the ${name}`)
    },
    NewExpression: (made) => {
      if (FORMATS.test(nameOf(made))) found(made.start, nameOf(made), OWN_FORMAT)
    },
    CallExpression: (call) => {
      const method = call.callee.type === 'MemberExpression' && call.callee.property
      if (method && method.type === 'Identifier' && FORMATTING.test(method.name))
        found(call.start, method.name, OWN_FORMAT)
      const [first, second] = call.arguments.filter((argument) => argument.type !== 'SpreadElement')
      const name = nameOf(call)
      if (first && TOASTS.test(name)) look(first, 'is shown in a toast')
      if (DRAWN.test(name)) for (const text of [first, second]) if (text) look(text, 'is drawn on paper')
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && HAN.test(value)) found(start, value, 'is a Chinese literal in code')
    },
    TemplateLiteral: (node) => {
      const text = readingsOf(node).find((reading) => HAN.test(reading))
      if (text !== undefined) found(node.start, text, 'is a Chinese literal in code')
    },
  }).visit(source.program)
  return [...findings.values()]
}

/** Whether a text contains words. Terms that are the same in both languages (`ASIN`) do not count. */
function hasWords(text: string): boolean {
  const words = text.replaceAll(ANY, ' ').match(/\p{L}[\p{L}+]*/gu) ?? []
  return words.some((word) => (word.length > 1 || HAN.test(word)) && !isTerm(word))
}

function shownAttribute(attribute: JSXAttributeItem): [name: string, value: Expression][] {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
  const { name, value } = attribute
  if (!SHOWN.has(name.name) || !value) return []
  if (value.type === 'Literal') return [[name.name, value]]
  if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return []
  return [[name.name, value.expression]]
}

/** Objects with `aria-label` that are passed to a component, and the `msg` of an envelope. */
function shownProperties({ properties }: ObjectExpression): [name: string, value: Expression][] {
  return properties.flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    const name = key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : ''
    return name === 'msg' || (name.startsWith('aria-') && SHOWN.has(name)) ? [[name, value]] : []
  })
}
