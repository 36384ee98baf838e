/** Where an answer breaks its contract. Made when somebody looks: checking every answer as it goes out would slow all of them. */
import { Ajv, type ValidateFunction } from 'ajv'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { failures, SUCCESS } from '#contracts/core/failures.ts'
import type { TSchema } from '#contracts/core/schema.ts'
import { isNamed } from '../declared.ts'

export interface Violation {
  where: string
  problem: string
}

/** How many of one answer are told. */
const MOST = 10

// All of them, where the check of requests stops at the first.
const ajv = new Ajv({ strict: false, allErrors: true })
const compiled = new Map<TSchema, ValidateFunction>()

function checkOf(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, known)
  return known
}

/** What is wrong with the text that a call of JSON was answered with. */
export function violationsOf(endpoint: Endpoint, status: number, text: string): Violation[] {
  const envelope = envelopeIn(text)
  if (!envelope) return [{ where: '', problem: 'is not an envelope { code, msg, data }' }]
  const { code, data } = envelope
  if (code !== SUCCESS) return refusalViolations(endpoint, status, code, data)
  if (status !== 200) return [{ where: '', problem: `a success has HTTP status 200, not ${status}` }]
  if (endpoint.answer.kind !== 'data') return [{ where: '', problem: `${nameOf(endpoint)} does not answer JSON` }]
  const check = checkOf(endpoint.answer.schema)
  if (check(data)) return []
  return (check.errors ?? []).slice(0, MOST).map(({ instancePath, message = '', params }) => {
    const named = params.additionalProperty ?? params.allowedValues
    return { where: instancePath, problem: named === undefined ? message : `${message}: ${[named].flat().join(', ')}` }
  })
}

function refusalViolations(endpoint: Endpoint, status: number, code: number, data: unknown): Violation[] {
  const found = Object.entries(failures).find(([, failure]) => failure.code === code)
  const problems: Violation[] = []
  // The cast: an entry of the list has a name of the list.
  if (!found) problems.push({ where: '', problem: `code ${code} is not in the list of codes` })
  else if (!isNamed(endpoint, found[0] as keyof typeof failures))
    problems.push({ where: '', problem: `refused with ${found[0]}, which ${nameOf(endpoint)} does not name` })
  if (found && found[1].status !== status)
    problems.push({ where: '', problem: `code ${code} has HTTP status ${found[1].status}, not ${status}` })
  if (data !== null) problems.push({ where: '', problem: 'a refusal carries no data' })
  return problems
}

function envelopeIn(text: string): { code: number; msg: string; data: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('code' in value && 'msg' in value && 'data' in value)) return
    const { code, msg, data } = value
    return typeof code === 'number' && typeof msg === 'string' ? { code, msg, data } : undefined
  } catch {
    return undefined
  }
}
