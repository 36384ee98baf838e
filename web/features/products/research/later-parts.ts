/** What a typed list of ASINs needs, in one chunk. */
export { MissingAsins } from './missing-asins.tsx'
export { PastedSummary } from './pasted-summary.tsx'
