/** The browser extension (SPEC sections 3 and 9): used by its manifest, its zip and its page. */
export const EXTENSION = { name: 'seller-compass', version: '1.0.4' } as const

/** File name under /download. */
export const EXTENSION_FILE = `${EXTENSION.name}.zip`
