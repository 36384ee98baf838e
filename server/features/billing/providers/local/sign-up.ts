/** A provider of dev mode: the code of production, at its local counterpart, where each world is a merchant of its own. */
import type { Minimum, PaymentProvider, ProviderCalls } from '../../payments.ts'
import type { Registration } from './local-provider.ts'

/** A provider that is set up when it is first needed. `notify`: where notices go, known once a payment is opened. */
export function signUpOnUse(
  minimum: Minimum,
  signUp: (notify: string | undefined) => Promise<Registration>,
): PaymentProvider {
  const made = new Map<string | undefined, Promise<Registration>>()
  const forgetUnlessComplete = async (notify: string | undefined, registration: Promise<Registration>) => {
    // Signed up again if the counterpart was down.
    const isComplete = await registration.then(({ canReadNotices }) => canReadNotices).catch(() => false)
    if (!isComplete) made.delete(notify)
  }
  const callsFor = async (notify?: string): Promise<ProviderCalls> => {
    const known = made.get(notify)
    if (known) return (await known).calls
    const registration = signUp(notify)
    made.set(notify, registration)
    void forgetUnlessComplete(notify, registration)
    return (await registration).calls
  }
  return {
    minimum,
    open: async (order, addresses) => (await callsFor(addresses.notify)).open(order, addresses),
    stateOf: async (order) => (await callsFor()).stateOf(order),
    close: async (order) => (await callsFor()).close(order),
    refund: async (paid, no) => (await callsFor()).refund(paid, no),
    read: async (body, headers) => (await callsFor()).read(body, headers),
  }
}
