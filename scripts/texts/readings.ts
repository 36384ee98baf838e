/** What a piece of code says as text, as far as it can be read without running it. */
import { type Expression, type ParseResult, parseSync, type TemplateElement } from 'oxc-parser'

/** Stands in a reading for a part that is only known when the program runs. */
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

/** Every text that an expression may be: both sides of a choice, and `*` for each part that cannot be read. */
export function readingsOf(node: Expression): string[] {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : ANY]
    case 'TemplateLiteral':
      return joined(node.quasis, node.expressions)
    case 'BinaryExpression':
      if (node.operator !== '+') return [ANY]
      return pairs(readingsOf(node.left), readingsOf(node.right))
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

function joined(quasis: TemplateElement[], expressions: Expression[]): string[] {
  const [first, ...rest] = quasis.map(({ value }) => value.cooked ?? value.raw)
  return rest.reduce(
    (sofar, quasi, at) => {
      const between = expressions[at]
      return pairs(pairs(sofar, between ? readingsOf(between) : [ANY]), [quasi])
    },
    [first ?? ''],
  )
}

const pairs = (left: string[], right: string[]) => left.flatMap((a) => right.map((b) => a + b))

/** Whether a key may be what a reading says; `*` is one part between dots. */
export const fits = (reading: string, key: string) => filling(reading, key) !== undefined

/** What stands in a key for each `*` of a reading; undefined when the reading does not say the key. */
export function filling(reading: string, key: string): string[] | undefined {
  if (!reading.includes(ANY)) return reading === key ? [] : undefined
  const parts = reading.split(ANY).map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
  return new RegExp(`^${parts.join('([^.:]+)')}$`).exec(key)?.slice(1)
}
