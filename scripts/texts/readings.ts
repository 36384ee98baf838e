/** Static evaluation of text expressions. */
import { type Expression, type ParseResult, parseSync, type TemplateElement } from 'oxc-parser'

/** Placeholder for a part that is known only at run time. */
export const ANY = '*'

export interface Source {
  file: string
  text: string
  program: ParseResult['program']
  lineAt: (offset: number) => number
}

/** Throws when the file does not parse. */
export function sourceOf(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { file, text, program, lineAt: (offset) => text.slice(0, offset).split('\n').length }
}

/** Every possible text of an expression: both branches of a choice, and `*` for each unknown part. */
export function readingsOf(node: Expression): string[] {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : ANY]
    case 'TemplateLiteral':
      return joinTemplate(node.quasis, node.expressions)
    case 'BinaryExpression':
      if (node.operator !== '+') return [ANY]
      return combine(readingsOf(node.left), readingsOf(node.right))
    case 'ConditionalExpression':
      return [...readingsOf(node.consequent), ...readingsOf(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? readingsOf(node.right) : [...readingsOf(node.left), ...readingsOf(node.right)]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return readingsOf(node.expression)
    default:
      return [ANY]
  }
}

function joinTemplate(quasis: TemplateElement[], expressions: Expression[]): string[] {
  const [first, ...rest] = quasis.map(({ value }) => value.cooked ?? value.raw)
  return rest.reduce(
    (sofar, quasi, at) => {
      const between = expressions[at]
      return combine(combine(sofar, between ? readingsOf(between) : [ANY]), [quasi])
    },
    [first ?? ''],
  )
}

const combine = (left: string[], right: string[]) => left.flatMap((a) => right.map((b) => a + b))

/** Whether a reading may produce the key; `*` matches one part between dots. */
export const fits = (reading: string, key: string) => filling(reading, key) !== undefined

/** The part of the key for each `*` of a reading; undefined if the reading does not match. */
export function filling(reading: string, key: string): string[] | undefined {
  if (!reading.includes(ANY)) return reading === key ? [] : undefined
  const parts = reading.split(ANY).map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
  return new RegExp(`^${parts.join('([^.:]+)')}$`).exec(key)?.slice(1)
}
