/** Whether the banner has been put away: by this browser, in a cookie as the drawer is (drawer.ts). */
import { readCookie, writeCookie } from '#web/api/cookies.ts'

const DAYS = 365

export const isBannerAway = (): boolean => readCookie('banner') === 'away'

export const putBannerAway = (): void => writeCookie('banner', 'away', DAYS)
