/** The popup: opens the analysis of the page's product or of a typed ASIN. */
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { fillTexts, textOf } from './popup-texts.ts'
import { analysisAddress, productOf } from './product.ts'
import { chooseSite, readSite } from './site.ts'

/** An element of popup.html. The casts below name the tags that popup.html uses. */
const byId = (id: string) => document.getElementById(id) as HTMLElement
const asin = byId('asin') as HTMLInputElement
const marketplace = byId('marketplace') as HTMLSelectElement
const site = byId('site') as HTMLInputElement
const settings = byId('settings') as HTMLDetailsElement

const language = fillTexts()
byId('version').textContent = `v${chrome.runtime.getManifest().version}`
marketplace.append(...MARKETPLACES.map((code) => new Option(marketplaces[code].name[language], code)))

async function showPage(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const product = productOf(tab?.url ?? '')
  byId('found').hidden = !product
  byId('none').hidden = product !== undefined
  if (!product) return asin.focus()
  asin.value = product.asin
  marketplace.value = product.marketplace
  byId('product').textContent = product.asin
}

async function showSite(): Promise<void> {
  const known = await readSite()
  site.value = known ?? ''
  // The popup cannot open an analysis without a site, so it shows the settings.
  if (!known) settings.open = true
}

async function analyse(): Promise<void> {
  const typed = normalizeAsin(asin.value)
  const known = await readSite()
  byId('wrongAsin').hidden = isAsin(typed)
  if (!isAsin(typed)) return asin.focus()
  if (!known) return site.focus()
  // Safe cast: every option is a marketplace.
  const product = { asin: typed, marketplace: marketplace.value as Marketplace }
  window.open(analysisAddress(known, product), '_blank', 'noopener')
}

async function save(): Promise<void> {
  const isValid = await chooseSite(site.value)
  byId('siteStatus').textContent = textOf(isValid ? 'saved' : 'wrongSite')
  if (isValid) site.value = (await readSite()) ?? ''
}

function onSubmit(id: string, run: () => Promise<void>): void {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void run()
  })
}

onSubmit('analyse', analyse)
onSubmit('choose', save)
void showPage()
void showSite()
