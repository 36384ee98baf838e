/** Stylesheets that could not be fetched. Vite asks for each but once, and would draw what comes later without it. */
const lost = new Set<HTMLLinkElement>()

// None outside of a browser, where the tests of what uses it run.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  // Such an error does not rise.
  true,
)

/** Fetches them anew, each in its place. Rejects while one cannot be fetched: it is lost as before. */
export const lostStylesAnew = () => Promise.all([...lost].map(fetchAnew))

function fetchAnew(style: HTMLLinkElement): Promise<void> {
  lost.delete(style)
  const anew = document.createElement('link')
  anew.rel = style.rel
  anew.crossOrigin = style.crossOrigin
  anew.href = style.href
  return new Promise((resolve, reject) => {
    anew.onload = () => resolve()
    anew.onerror = () => reject(new Error(`${style.href} could not be fetched`))
    style.replaceWith(anew)
  })
}
