/** Supported browsers (SPEC section 2), the recommended one first. */
export const BROWSERS = ['chrome', 'edge', 'se360'] as const
export type BrowserName = (typeof BROWSERS)[number]

/** Address of the extensions page. Users copy it, because a web page cannot open it. */
export const EXTENSIONS_PAGE: Record<BrowserName, string> = {
  chrome: 'chrome://extensions',
  edge: 'edge://extensions',
  se360: 'se://extensions/',
}

/** The installation steps in order. */
export const STEPS = ['unpack', 'open', 'mode', 'load', 'pin'] as const
