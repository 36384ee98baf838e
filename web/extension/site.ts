/** The site that the extension opens: the one the person has typed, else the one it was downloaded from. */

/** Beside the manifest; the server writes it into the package as it hands it out. */
export const SITE_FILE = 'site.json'

/** The origin of what a person typed as an address, or undefined when it is none of the web. */
export function siteOf(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/** Keeps the address of the package, for the content script cannot read the package's files. */
export async function rememberHome(): Promise<void> {
  const answer = await fetch(chrome.runtime.getURL(SITE_FILE))
  // Written by our server as { site }; whatever it holds is read like a typed address.
  const { site } = (await answer.json()) as { site?: unknown }
  await chrome.storage.local.set({ home: siteOf(String(site ?? '')) ?? '' })
}

/** The site to open; undefined when nobody has named any. */
export async function readSite(): Promise<string | undefined> {
  const { chosen, home } = await chrome.storage.local.get(['chosen', 'home'])
  return siteOf(String(chosen ?? '')) ?? siteOf(String(home ?? ''))
}

/** An empty text returns to the site of the download. Answers whether the text was an address. */
export async function chooseSite(typed: string): Promise<boolean> {
  if (typed.trim() === '') {
    await chrome.storage.local.remove('chosen')
    return true
  }
  const site = siteOf(typed)
  if (site) await chrome.storage.local.set({ chosen: site })
  return site !== undefined
}
