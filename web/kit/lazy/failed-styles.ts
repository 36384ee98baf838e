/** Stylesheets that failed to load. Vite requests each file only once, so later screens would miss them. */
const failed = new Set<HTMLLinkElement>()

// Tests run without a window.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  },
  // Capturing, because load errors do not bubble.
  true,
)

/** Reloads the failed stylesheets in place. Rejects if a stylesheet fails again; the next call retries it. */
export const reloadFailedStyles = () => Promise.all([...failed].map(reload))

function reload(style: HTMLLinkElement): Promise<void> {
  failed.delete(style)
  const link = document.createElement('link')
  link.rel = style.rel
  link.crossOrigin = style.crossOrigin
  link.href = style.href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${style.href} could not be loaded`))
    style.replaceWith(link)
  })
}
