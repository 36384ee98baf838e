/** What follows the list, in one chunk: presets, filters, word frequency and the details of a term. */
export { Filters } from './filters.tsx'
export { KeywordDrawer } from './keyword-drawer.tsx'
export { Presets } from './presets.tsx'
export { WordFrequency } from './word-frequency.tsx'
