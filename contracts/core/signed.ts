/** What a signed short-lived address carries in its query: server/platform/signed-address.ts makes and checks it. */
import { integer, string } from './schema.ts'

export const signedQuery = {
  u: integer({ description: 'Account id' }),
  e: integer({ description: 'Expiry, seconds since 1970' }),
  s: string({ maxLength: 64, description: 'Signature' }),
}
