/** A provider of dev mode: the code of production, at its local counterpart, where each world is a merchant of its own. */
import type { Minimum, PaymentProvider, ProviderCalls } from '../../payments.ts'
import type { Registration } from './local-provider.ts'

/** A provider that is set up when it is first needed. `notify`: where notices go, known once a payment is opened. */
export function signUpOnUse(
  minimum: Minimum,
  signUp: (notify: string | undefined) => Promise<Registration>,
): PaymentProvider {
  const made = new Map<string | undefined, Promise<Registration>>()
  const forgetUnlessWhole = async (notify: string | undefined, registration: Promise<Registration>) => {
    // A counterpart that was down is asked again.
    const isWhole = await registration.then(({ whole }) => whole).catch(() => false)
    if (!isWhole) made.delete(notify)
  }
  const of = async (notify?: string): Promise<ProviderCalls> => {
    const known = made.get(notify)
    if (known) return (await known).calls
    const registration = signUp(notify)
    made.set(notify, registration)
    void forgetUnlessWhole(notify, registration)
    return (await registration).calls
  }
  return {
    minimum,
    open: async (order, addresses) => (await of(addresses.notify)).open(order, addresses),
    stateOf: async (order) => (await of()).stateOf(order),
    close: async (order) => (await of()).close(order),
    refund: async (paid, no) => (await of()).refund(paid, no),
    read: async (body, headers) => (await of()).read(body, headers),
  }
}
