/** What follows the list, in one chunk: models, filters and the history of a term. */
export { ProductFilters, TermFilters } from './filters.tsx'
export { Models } from './models.tsx'
export { TermDrawer } from './term-drawer.tsx'
