/** The keys that open the command palette: as shown to the reader, and for `aria-keyshortcuts`. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
export const PALETTE_KEYS = isApple ? '⌘ K' : 'Ctrl K'
export const PALETTE_SHORTCUT = isApple ? 'Meta+K' : 'Control+K'
