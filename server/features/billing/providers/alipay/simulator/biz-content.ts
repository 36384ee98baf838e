import { GatewayError } from './gateway-error.ts'
import { fenOf } from './wire-values.ts'

export interface BizContent {
  /** Undefined if missing or empty. Throws GatewayError if it is not a string or longer than `most`. */
  text(name: string, most: number): string | undefined
  required(name: string, most: number): string
  /** An amount in fen. */
  amount(name: string): number
}

/** Throws GatewayError unless it is a JSON object. */
export function bizContentOf(json: string | undefined): BizContent {
  const values = parseObject(json)
  const text: BizContent['text'] = (name, most) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value !== 'string' || value.length > most) throw new GatewayError('ACQ.INVALID_PARAMETER', name)
    return value
  }
  const requireText: BizContent['required'] = (name, most) => {
    const value = text(name, most)
    if (value === undefined) throw new GatewayError('ACQ.INVALID_PARAMETER', `${name} 不能为空`)
    return value
  }
  return {
    text,
    required: requireText,
    amount(name) {
      const fen = fenOf(values[name])
      if (fen === undefined) throw new GatewayError('ACQ.INVALID_PARAMETER', name)
      return fen
    },
  }
}

function parseObject(json = '{}'): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw new GatewayError('isv.invalid-format', 'biz_content')
}
