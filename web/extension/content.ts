/** Adds a button to product pages that opens the analysis. Reads only the page's address. */
import buttonCss from './button.css?inline'
import { analysisAddress, productOf } from './product.ts'
import { readSite } from './site.ts'

const host = document.createElement('div')
// A shadow root keeps the page's styles out of the button and ours out of the page.
const root = host.attachShadow({ mode: 'open' })

const style = document.createElement('style')
style.textContent = buttonCss

const link = document.createElement('a')
link.target = '_blank'
link.rel = 'noopener'
link.textContent = chrome.i18n.getMessage('analyseHere')

const close = document.createElement('button')
close.type = 'button'
close.textContent = '×'
close.ariaLabel = chrome.i18n.getMessage('hide')
close.addEventListener('click', () => host.remove())

root.append(style, link, close)

/**
 * Updates the link. Also called right before a click, because choosing a colour or size changes the address without a
 * page load.
 */
async function refresh(): Promise<void> {
  const product = productOf(location.href)
  const site = await readSite()
  host.hidden = !product || !site
  if (product && site) link.href = analysisAddress(site, product)
}

for (const approach of ['pointerenter', 'focus', 'pointerdown']) link.addEventListener(approach, () => void refresh())
chrome.storage.onChanged.addListener(() => void refresh())
host.hidden = true
document.body.append(host)
void refresh()
