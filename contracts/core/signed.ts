/** Query of a signed short-lived URL: server/platform/signed-address.ts creates and checks it. */
import { integer, string } from './schema.ts'

export const signedQuery = {
  u: integer({ description: 'Account id' }),
  e: integer({ description: 'Expiry, seconds since 1970' }),
  s: string({ maxLength: 64, description: 'Signature' }),
}
