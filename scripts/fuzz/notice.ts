/**
 * Webhook bodies: from the provider, from an impostor, or malformed. Some are signed with the provider's key, even
 * malformed ones.
 */
import fc, { type Arbitrary } from 'fast-check'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import { inTests } from '#server/features/billing/providers.test-support.ts'
import type { Body } from './step.ts'
import { ORDERS } from './words.ts'

const FORM = 'application/x-www-form-urlencoded'
const RAW = [
  '',
  'null',
  '[]',
  '{',
  '\0',
  '=',
  '&&',
  '%',
  'sign=x&sign=y',
  'a'.repeat(10_000),
  '{"object":"event","data":null}',
]
const orders = fc.constantFrom(...Object.values(ORDERS), '', '💥', '0')

/** A provider's notice, a forged one, or anything else. */
export function noticeOf(provider: ProviderName): Arbitrary<Body | undefined> {
  const content = fc.oneof({ weight: 6, arbitrary: inTests[provider].notices.bodies(orders) }, fc.constantFrom(...RAW))
  const type = fc.constantFrom(FORM, 'application/json', 'text/plain', undefined)
  const signed = fc.constantFrom<Body['signed']>(provider, provider, undefined)
  return fc.oneof({ weight: 9, arbitrary: fc.record({ type, content, signed }) }, fc.constant(undefined))
}
