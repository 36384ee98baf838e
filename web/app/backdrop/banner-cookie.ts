/** Whether the banner is dismissed. A cookie stores it, because server rendering needs it too. */
import { readCookie, writeCookie } from '#web/api/cookies.ts'

const DAYS = 365

export const isBannerDismissed = (): boolean => readCookie('banner') === 'away'

export const rememberDismissal = (): void => writeCookie('banner', 'away', DAYS)
