/** The browser extension as the product offers it (SPEC sections 3 and 9): its manifest, its zip and the page read it here. */
export const EXTENSION = { name: 'seller-compass', version: '1.0.4' } as const

/** The name of its package under /download. */
export const EXTENSION_FILE = `${EXTENSION.name}.zip`
