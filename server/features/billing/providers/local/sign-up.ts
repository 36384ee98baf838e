import type { Minimum, PaymentProvider, ProviderCalls } from '../../payments.ts'
import type { Registration } from './local-provider.ts'

/** Signs up at the simulator before the first call. `notify` is the notification address, which only `open` knows. */
export function signUpOnUse(
  minimum: Minimum,
  signUp: (notify: string | undefined) => Promise<Registration>,
): PaymentProvider {
  const registrations = new Map<string | undefined, Promise<Registration>>()
  const forgetUnlessComplete = async (notify: string | undefined, registration: Promise<Registration>) => {
    // Signs up again if the simulator was down.
    const isComplete = await registration.then(({ canReadNotices }) => canReadNotices).catch(() => false)
    if (!isComplete) registrations.delete(notify)
  }
  const callsFor = async (notify?: string): Promise<ProviderCalls> => {
    const known = registrations.get(notify)
    if (known) return (await known).calls
    const registration = signUp(notify)
    registrations.set(notify, registration)
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
