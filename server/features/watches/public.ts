export { latestChanges, listedWatches } from './listed-watches.ts'
export type { FoundMarkets, WatchesWorld } from './watches.world.ts'
