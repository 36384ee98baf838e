import { rememberDevice } from '#web/api/session.ts'

/** Undefined when the chunk fails to load: login works without a fingerprint. */
export const readFingerprint = () =>
  import('./fingerprint.ts').then(
    ({ deviceFingerprint }) => rememberDevice(deviceFingerprint()),
    () => undefined,
  )
