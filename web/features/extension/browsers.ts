/** The browsers that the extension is offered for (SPEC section 2), the recommended one first. */
export const BROWSERS = ['chrome', 'edge', 'se360'] as const
export type BrowserName = (typeof BROWSERS)[number]

/** Each browser's page of extensions: an address that a web page may not open, so that it is copied. */
export const EXTENSIONS_PAGE: Record<BrowserName, string> = {
  chrome: 'chrome://extensions',
  edge: 'edge://extensions',
  se360: 'se://extensions/',
}

/** What to do, in order; the words differ with the browser's own. */
export const STEPS = ['unpack', 'open', 'mode', 'load', 'pin'] as const
