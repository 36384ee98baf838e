export { countFilters } from './presets.store.ts'
