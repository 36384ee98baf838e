/** The site that the extension opens: the typed one, else the one it was downloaded from. */

/** The server adds this file to the package on download. */
export const SITE_FILE = 'site.json'

/** The origin of a typed address; undefined if it is not an http(s) address. */
export function siteOf(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/** Copies the site of the package to the storage, because content scripts cannot read the package's files. */
export async function rememberHome(): Promise<void> {
  const answer = await fetch(chrome.runtime.getURL(SITE_FILE))
  // The server writes `{ site }`; its value is validated like a typed address.
  const { site } = (await answer.json()) as { site?: unknown }
  await chrome.storage.local.set({ home: siteOf(String(site ?? '')) ?? '' })
}

/** Undefined if no site is set. */
export async function readSite(): Promise<string | undefined> {
  const { chosen, home } = await chrome.storage.local.get(['chosen', 'home'])
  return siteOf(String(chosen ?? '')) ?? siteOf(String(home ?? ''))
}

/** An empty text resets to the site of the download. Returns whether the text was valid. */
export async function chooseSite(typed: string): Promise<boolean> {
  if (typed.trim() === '') {
    await chrome.storage.local.remove('chosen')
    return true
  }
  const site = siteOf(typed)
  if (site) await chrome.storage.local.set({ chosen: site })
  return site !== undefined
}
