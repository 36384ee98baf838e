/** The manifest: developer.chrome.com/docs/extensions/reference/manifest. */
import { EXTENSION } from '#contracts/model/extension.ts'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'

const ICON_SIZES = [16, 32, 48, 128] as const
export const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]))

/** The content script runs on product pages only. */
const productPages = MARKETPLACES.flatMap((code) =>
  ['dp/*', '*/dp/*', 'gp/product/*', 'gp/aw/d/*'].map((path) => `https://www.${marketplaces[code].domain}/${path}`),
)

export const manifest = {
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  version: EXTENSION.version,
  default_locale: 'zh_CN',
  minimum_chrome_version: '123',
  icons,
  action: { default_title: '__MSG_name__', default_popup: 'popup.html', default_icon: icons },
  background: { service_worker: 'background.js' },
  content_scripts: [{ matches: productPages, js: ['content.js'], run_at: 'document_idle' }],
  // `activeTab` reveals the address of the tab in which the icon is clicked; `storage` keeps the chosen site.
  permissions: ['activeTab', 'storage'],
} as const
