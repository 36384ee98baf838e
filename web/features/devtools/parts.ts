/** The parts of the kit that hang in the gallery, under the names of their files in web/kit/parts: a test compares them. */
export const PARTS = [
  'icons',
  'language-switch',
  'logo',
  'marketplace-picker',
  'menu-icons',
  'message',
  'notice',
  'panel',
  'product-picture',
  'qr-code',
  'retry-button',
  'safe-html',
  'tabs',
  'tag',
  'theme-switch',
  'waiting',
] as const
