import { rememberDevice } from '#web/api/session.ts'

/** The fingerprint comes in its own chunk, and a login without it is still a login. */
export const readFingerprint = () =>
  import('./fingerprint.ts').then(
    ({ deviceFingerprint }) => rememberDevice(deviceFingerprint()),
    () => undefined,
  )
