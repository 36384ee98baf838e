import { FAULT_KINDS } from '#contracts/api/dev/devtools-faults.ts'
import type { Rule } from './fault-words.ts'

/** Numbers are strings, as the user types them. */
export const EMPTY_FORM = {
  call: 'all',
  phone: '',
  from: '0',
  to: '',
  fault: 'none',
  status: '500',
  percent: '100',
  seed: '',
}

/** Converts the form to a fault rule, which omits fields with default values. */
export function ruleOf({ call, phone, from, to, fault, status, percent, seed }: typeof EMPTY_FORM): Rule {
  const kind = FAULT_KINDS.find((one) => one === fault) ?? 'none'
  const latency = { from: Number(from), to: Math.max(Number(from), Number(to)) }
  return {
    call,
    ...(phone && { phone }),
    ...(latency.to > 0 && { latency }),
    ...(kind !== 'none' && { fault: kind }),
    ...(kind === 'status' && { status: Number(status) }),
    ...(percent !== '100' && { probability: Number(percent) / 100 }),
    ...(seed !== '' && { seed: Number(seed) }),
  }
}
