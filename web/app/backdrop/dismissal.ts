/** Whether the banner has been put away: for this browser, and for good. */
const KEY = 'banner'
const AWAY = 'away'

/** A browser may forbid storage; then the banner is back with the next page load. */
export function isBannerAway(): boolean {
  try {
    return localStorage.getItem(KEY) === AWAY
  } catch {
    return false
  }
}

export function putBannerAway(): void {
  try {
    localStorage.setItem(KEY, AWAY)
  } catch {
    // It stays away for as long as the page is open.
  }
}
