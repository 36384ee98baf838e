/** The window under the extension's icon: the product of the page, or one that is typed, leads to its analysis. */
import { isAsin, normaliseAsin } from '#contracts/core/rules.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { fillTexts, say } from './popup-texts.ts'
import { analysisAddress, productOf } from './product.ts'
import { chooseSite, readSite } from './site.ts'

/** An element of popup.html. The casts of its callers repeat what stands there. */
const part = (id: string) => document.getElementById(id) as HTMLElement
const asin = part('asin') as HTMLInputElement
const marketplace = part('marketplace') as HTMLSelectElement
const site = part('site') as HTMLInputElement
const settings = part('settings') as HTMLDetailsElement

const language = fillTexts()
part('version').textContent = `v${chrome.runtime.getManifest().version}`
marketplace.append(...MARKETPLACES.map((code) => new Option(marketplaces[code].name[language], code)))

async function showPage(): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  const product = productOf(tab?.url ?? '')
  part('found').hidden = !product
  part('none').hidden = product !== undefined
  if (!product) return asin.focus()
  asin.value = product.asin
  marketplace.value = product.marketplace
  part('product').textContent = product.asin
}

async function showSite(): Promise<void> {
  const known = await readSite()
  site.value = known ?? ''
  // Without a site nothing can be opened: ask for it first.
  if (!known) settings.open = true
}

async function analyse(): Promise<void> {
  const typed = normaliseAsin(asin.value)
  const known = await readSite()
  part('wrongAsin').hidden = isAsin(typed)
  if (!isAsin(typed)) return asin.focus()
  if (!known) return site.focus()
  // The options are the marketplaces.
  const product = { asin: typed, marketplace: marketplace.value as Marketplace }
  window.open(analysisAddress(known, product), '_blank', 'noopener')
}

async function save(): Promise<void> {
  const taken = await chooseSite(site.value)
  part('siteSaid').textContent = say(taken ? 'saved' : 'wrongSite')
  if (taken) site.value = (await readSite()) ?? ''
}

function onSubmit(id: string, run: () => Promise<void>): void {
  part(id).addEventListener('submit', (event) => {
    event.preventDefault()
    void run()
  })
}

onSubmit('analyse', analyse)
onSubmit('choose', save)
void showPage()
void showSite()
